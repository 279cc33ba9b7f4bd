import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watchChannel } from "../../src/database/channel.ts";
import { announceCatalogueChange } from "../../src/database/catalogue-changes.ts";
import { type Connection, type Database, openDatabase } from "../../src/database/connection.ts";
import { putOnSale } from "../orders/orders.ts";
import { buyFromBalance, toKeep } from "../orders/orders.ts";
import { credit, signUp } from "../people/people.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { hasPgBouncer, startPgBouncer } from "./pgbouncer.ts";
import { startTransactionPooler } from "./transaction-pooler.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CANCELLED = { code: "57014" };
const sleep = (db: Connection) => sql`select pg_sleep(20)`.execute(db);

/** A real PgBouncer where it is installed, and everywhere a stand-in that forgets sessions as it does. */
const poolers = [
  ["a stand-in for a pooler", () => startTransactionPooler(shop.appUrl)],
  ...(hasPgBouncer() ? [["PgBouncer", () => startPgBouncer(shop.appUrl, [APP, OWNER])] as const] : []),
] as const;

describe.each(poolers)("through %s in transaction mode", (_name, start) => {
  let pooler: { url: string; stop(): void | Promise<void> };
  let database: Database;
  beforeAll(async () => {
    pooler = await start();
    database = openDatabase(pooler.url, 4, () => {}, { statementMs: 300, listenUrl: shop.appUrl });
  });
  afterAll(async () => {
    await database.close();
    await pooler.stop();
  });

  it("a slow statement is cancelled, alone and in a transaction, and the connection goes on", async () => {
    const db = database.connection;
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(sleep(db)).rejects.toMatchObject(CANCELLED);
      await expect(db.transaction().execute(sleep)).rejects.toMatchObject(CANCELLED);
    }
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it("public reads have a limit of their own", async () => {
    const shown = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(database.publicReads);
    expect(shown.rows).toEqual([{ statementTimeout: "3s" }]);
  });

  it("a transaction is all or nothing, and what fails at the commit fails the statement", async () => {
    const db = database.connection;
    const find = () => db.selectFrom("terms_head" as "users").select(sql<number>`count(*)::int`.as("count")).execute();
    expect(await find()).toHaveLength(1);
    await expect(
      db.transaction().execute(async (tx) => {
        await announceCatalogueChange(tx);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: "22012" });
    expect(await find()).toHaveLength(1);
  });

  it("hears what others announce over a direct connection, and says once if it listens through the pooler", async () => {
    const errors: string[] = [];
    const notices: string[] = [];
    const watcher = {
      onNotice: (payload: string) => notices.push(payload),
      onListening: () => {},
      onError: (error: unknown) => errors.push(String(error)),
    };
    const direct = watchChannel(database, "tried", watcher);
    await direct.start();
    await sql`select pg_notify('tried', 'hello')`.execute(database.connection);
    await expect.poll(() => notices).toEqual(["hello"]);
    expect([direct.hears(), errors]).toEqual([true, []]);
    await direct.stop();
    const deaf = watchChannel({ pool: database.pool, listenUrl: pooler.url }, "tried", watcher);
    await deaf.start();
    await expect.poll(() => deaf.hears(), { timeout: 10_000 }).toBe(false);
    expect(errors).toEqual([expect.stringContaining("no NOTIFY comes back on the channel tried: DATABASE_LISTEN_URL")]);
    await deaf.stop();
  });
});
