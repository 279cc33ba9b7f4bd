import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HEAD_BYTES, startProxy } from "../../test/postgres-proxy.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { callCommand } from "../command/call-command.ts";
import { command } from "../command/command-call.ts";
import { openDatabase } from "./connection.ts";
import { RELEASE } from "./release.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** The type of the message BackendKeyData, which carries the process id of the connection's server process. */
const KEY_MESSAGE = "K";

/** Behaves like a pooler: forwards everything, but reports a process id of its own. */
const startPooler = (url: string) =>
  startProxy(url, (client, message, type) => {
    if (type === KEY_MESSAGE) message.writeInt32BE(1, HEAD_BYTES);
    client.write(message);
  });

/**
 * Returns a connection's prepared statements after three calls of a command, one of them in a rolled-back transaction.
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
  expect(await preparedAfterCommands(shop.appUrl)).toEqual([expect.stringContaining(`${RELEASE}.require_session($1`)]);
});

test("a connection through a pooler prepares nothing, because its next transaction may use another server process", async () => {
  const pooler = await startPooler(shop.appUrl);
  try {
    expect(await preparedAfterCommands(pooler.url)).toEqual([]);
  } finally {
    pooler.stop();
  }
});
