import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Lower than the ephemeral ports, so that no outgoing connection takes the port before it is used. */
const FIRST = 20_000;
const LAST = 32_000;

function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Finds a port of this machine that is currently unused. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await canListen(port)) return port;
  }
}
