import { randomUUID, type UUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessage, HEAD_BYTES, startProxy } from "../../test/postgres-proxy.ts";
import { signUp, type TestPerson } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { type Connection, type Database, openDatabase } from "../database/connection.ts";
import { callBatched } from "./call-batched.ts";
import { command } from "./command-call.ts";

const CONNECTIONS = 4;

let shop: Shop;
let mara: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  // The tests make wallets without accounts, which the audit would report; `isStaged` skips the audit.
  shop.isStaged = true;
  mara = await signUp(shop);
});
afterAll(() => shop.close());

async function withDatabase<Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, CONNECTIONS, () => {});
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/**
 * Runs a statement on every connection of a pool. It must take a moment: otherwise one connection could run it twice.
 */
async function onEveryConnection(db: Connection, statement: RawBuilder<unknown>): Promise<unknown[]> {
  const results = await Promise.all(Array.from({ length: CONNECTIONS }, () => statement.execute(db)));
  return results.flatMap(({ rows }) => rows);
}

const newWallet = (db: Connection, user: UUID) => callBatched(db, command("wallet_create", { user, wallet: user }));
const newUsers = () => Array.from({ length: 6 }, () => randomUUID());

async function walletsOf(users: readonly string[]): Promise<number> {
  const found = await shop.owner.connection
    .selectFrom("wallets")
    .where("userId", "in", users)
    .select("userId")
    .execute();
  return found.length;
}

test("a refused call does not fail the others of its batch, in whatever language the server reports it", async () => {
  const german = await startProxy(shop.appUrl, (client, message, type) => {
    if (type !== "E") return client.write(message);
    const text = message.toString("utf8", HEAD_BYTES, message.length - 1);
    const fields = Object.fromEntries(text.split("\0").map((field) => [field.slice(0, 1), field.slice(1)]));
    delete fields[""];
    return client.write(errorMessage({ ...fields, S: "FEHLER" }));
  });
  const users = newUsers();
  const [taken = randomUUID()] = users;
  const outcomes = await withDatabase(german.url, async ({ connection }) => {
    await newWallet(connection, taken);
    return Promise.allSettled([...users.slice(1), taken].map((user) => newWallet(connection, user)));
  });
  german.stop();
  expect(outcomes.map(({ status }) => status)).toEqual([...users.slice(1).map(() => "fulfilled"), "rejected"]);
  expect(await walletsOf(users)).toBe(users.length);
});

test("no call is repeated when a pooler loses the server, because the server may have committed", async () => {
  const lossy = await startProxy(shop.appUrl, (client, message, type) => {
    const isOfSeveral = type === "C" && /^SELECT [2-9]/.test(message.toString("latin1", HEAD_BYTES));
    if (isOfSeveral) client.end(errorMessage({ S: "ERROR", C: "08P01", M: "server conn crashed?" }));
    else if (client.writable) client.write(message);
  });
  const users = newUsers();
  const outcomes = await withDatabase(lossy.url, ({ connection }) =>
    Promise.allSettled(users.map((user) => newWallet(connection, user))),
  );
  lossy.stop();
  const lost = outcomes.filter(({ status }) => status === "rejected");
  expect(lost.length).toBeGreaterThan(1);
  for (const outcome of lost) expect(outcome).toMatchObject({ reason: { code: "08P01" } });
  expect(await walletsOf(users)).toBe(users.length);
});

test("a batch leaves no setting on its connection, whether it is committed or rolled back", async () => {
  const stranger = command("require_session", { user: mara.userId, session: randomUUID(), at: new Date() });
  const left = await withDatabase(shop.appUrl, async ({ connection }) => {
    await Promise.all(newUsers().map((user) => newWallet(connection, user)));
    await Promise.allSettled(newUsers().map(() => callBatched(connection, stranger)));
    return onEveryConnection(
      connection,
      sql`select pg_sleep(0.1), setting from pg_settings where name = 'lock_timeout'`,
    );
  });
  for (const row of left) expect(row).toMatchObject({ setting: "0" });
});
