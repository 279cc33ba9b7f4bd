import { once } from "node:events";
import { connect as dial, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { errorMessage, HEAD_BYTES, inMessages, type Proxy } from "../postgres-proxy.ts";

/** The parameters that PgBouncer takes in a startup message with its default settings. */
const ALLOWED = new Set([
  "user",
  "database",
  "client_encoding",
  "datestyle",
  "timezone",
  "standard_conforming_strings",
  "application_name",
]);

/** A startup message begins with its length and the protocol's version, and names parameters in pairs. */
function refusedParameter(startup: Buffer): string | undefined {
  const names = startup
    .toString("utf8", 8)
    .split("\0")
    .filter((_, index) => index % 2 === 0);
  return names.find((name) => name !== "" && !ALLOWED.has(name));
}

function queryMessage(text: string): Buffer {
  const message = Buffer.alloc(HEAD_BYTES + text.length + 1);
  message.write("Q");
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, HEAD_BYTES);
  return message;
}

const IDLE = "I".charCodeAt(0);

/**
 * Forwards the server's messages. After each transaction it discards everything that belongs to the session, because a
 * pooler may give the next transaction to another server process.
 */
function forward(client: Socket, upstream: Socket): (chunk: Buffer) => void {
  let ready: Buffer | undefined;
  let hasBegun = false;
  return inMessages((message) => {
    const type = message.toString("latin1", 0, 1);
    if (type === "K") message.writeInt32BE(1, HEAD_BYTES);
    const isIdle = type === "Z" && message[HEAD_BYTES] === IDLE;
    if (ready !== undefined) {
      // These are responses to DISCARD ALL.
      if (type === "Z") {
        client.write(ready);
        ready = undefined;
      }
    } else if (isIdle && hasBegun) {
      ready = Buffer.from(message);
      upstream.write(queryMessage("DISCARD ALL"));
    } else client.write(message);
    hasBegun ||= isIdle;
  });
}

/** Starts a stand-in for PgBouncer in transaction mode with default settings. */
export async function startTransactionPooler(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    client.once("data", (startup: Buffer) => {
      const refused = refusedParameter(startup);
      if (refused !== undefined) {
        client.end(errorMessage({ S: "FATAL", C: "08P01", M: `unsupported startup parameter: ${refused}` }));
        return;
      }
      const upstream = dial(Number(port), hostname);
      upstream.write(startup);
      client.pipe(upstream);
      client.on("close", () => upstream.destroy());
      upstream.on("error", () => client.destroy());
      upstream.on("data", forward(client, upstream));
      upstream.on("end", () => client.end());
    });
    client.on("error", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: pooled.toString(), stop: () => void server.close() };
}
