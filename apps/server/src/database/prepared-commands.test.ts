import { once } from "node:events";
import { createServer, connect as dial } from "node:net";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { callCommand } from "../command/call-command.ts";
import { command } from "../command/command-call.ts";
import { openDatabase } from "./connection.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** The type of the message BackendKeyData, which carries the process id of the server that serves the connection. */
const KEY_MESSAGE = "K";
/** The message header: one byte for the type, and four bytes for the length without the type byte. */
const HEAD_BYTES = 5;

/** Collects the chunks that a server sends and passes on whole messages. */
function inMessages(give: (message: Buffer) => void): (chunk: Buffer) => void {
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

/** A proxy that behaves like a pooler: it forwards everything, but reports a process id of its own. */
async function startPooler(url: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const upstream = dial(Number(port), hostname);
    client.pipe(upstream);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    const passOn = inMessages((message) => {
      if (message.toString("latin1", 0, 1) === KEY_MESSAGE) message.writeInt32BE(1, HEAD_BYTES);
      client.write(message);
    });
    upstream.on("data", passOn);
    upstream.on("end", () => client.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: pooled.toString(), stop: () => void server.close() };
}

/**
 * The prepared statements of a connection after three calls of a command, one of them in a transaction that rolled
 * back.
 */
async function preparedAfterCommands(url: string): Promise<string[]> {
  const database = openDatabase(url, 1, () => {});
  const db = database.connection;
  const call = (userId: string) => command("require_session", { user: userId, session: userId, at: new Date() });
  const strangers = ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002"];
  for (const stranger of strangers) {
    await expect(callCommand(db, call(stranger))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  }
  await expect(db.transaction().execute((tx) => callCommand(tx, call(strangers[0] ?? "")))).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  await database.close();
  return rows.map((row) => row.statement);
}

test("a connection to PostgreSQL prepares a command once, and nothing else", async () => {
  expect(await preparedAfterCommands(shop.appUrl)).toEqual([expect.stringContaining("command.require_session($1")]);
});

test("a connection through a pooler prepares nothing, because its next transaction may use another server process", async () => {
  const pooler = await startPooler(shop.appUrl);
  try {
    expect(await preparedAfterCommands(pooler.url)).toEqual([]);
  } finally {
    pooler.stop();
  }
});
