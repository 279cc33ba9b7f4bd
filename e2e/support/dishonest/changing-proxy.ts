import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A response that a shop gives, before it is sent on. */
export type Passed = { status: number; headers: Headers; body: Buffer };

/** Changes the response to a request in place. */
export type Change = (request: IncomingMessage, response: Passed) => void;

/** Puts a server in front of a shop that changes its responses. */
export async function openProxy(shopUrl: string, change: Change): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _, connection: __, ...headers } = request.headers;
      const given = await fetch(shopUrl + request.url, {
        method: request.method ?? "GET",
        headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
        body: request.method === "GET" || request.method === "HEAD" ? null : await text(request),
        redirect: "manual",
      });
      const passed = {
        status: given.status,
        headers: new Headers(given.headers),
        body: Buffer.from(await given.arrayBuffer()),
      };
      change(request, passed);
      for (const name of ["content-length", "content-encoding", "transfer-encoding"]) passed.headers.delete(name);
      response.writeHead(passed.status, [...passed.headers].flat()).end(passed.body);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
