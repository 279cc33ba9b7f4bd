import { once } from "node:events";
import { connect as dial, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** The length of a message's header: one byte for the type, and four for the length, which doesn't count the type. */
export const HEAD_BYTES = 5;

/** Joins the chunks that a server sends, and calls `give` with each whole message. */
export function inMessages(give: (message: Buffer) => void): (chunk: Buffer) => void {
  let kept = Buffer.alloc(0);
  return (chunk) => {
    kept = Buffer.concat([kept, chunk]);
    while (kept.length >= HEAD_BYTES) {
      const end = 1 + kept.readInt32BE(1);
      if (kept.length < end) return;
      give(kept.subarray(0, end));
      kept = kept.subarray(end);
    }
  };
}

/** Makes an ErrorResponse. The keys of `fields` are the field letters of the protocol. */
export function errorMessage(fields: Record<string, string>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([letter, text]) => `${letter}${text}\0`)
      .join("")}\0`,
  );
  const head = Buffer.alloc(HEAD_BYTES);
  head.write("E");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export type Proxy = { url: string; stop(): void };

/**
 * Starts a proxy that forwards to PostgreSQL what clients send. `answer` gets each message of the server with its type,
 * and decides what the client receives.
 */
export async function startProxy(
  url: string,
  answer: (client: Socket, message: Buffer, type: string) => void,
): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const upstream = dial(Number(port), hostname);
    client.pipe(upstream);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    upstream.on(
      "data",
      inMessages((message) => answer(client, message, message.toString("latin1", 0, 1))),
    );
    upstream.on("end", () => client.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: proxied.toString(), stop: () => void server.close() };
}
