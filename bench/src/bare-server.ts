import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const { headers, base64 } = (await json(process.stdin)) as { headers: Record<string, string>; base64: string };
const body = Buffer.from(base64, "base64");

const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(`http://127.0.0.1:${address.port}`);
});
