import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watchChannel } from "../../src/database/channel.ts";
import { type Connection, type Database, openDatabase } from "../../src/database/connection.ts";
import { Servers } from "../../src/database/servers.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { findFreePort } from "../shop/free-port.ts";
import { startShopProcess } from "../shop/shop-process.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { hasPgBouncer, startPgBouncer } from "./pgbouncer.ts";
import { startTransactionPooler } from "./transaction-pooler.ts";

let shop: Shop;
let dataDir: string;
beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  dataDir = mkdtempSync(join(tmpdir(), "trove-pooled-"));
  shop = await openShop();
}, 300_000);
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const CANCELLED = { code: "57014" };
const sleep = (db: Connection) => sql`select pg_sleep(20)`.execute(db);

const standIn = ["a stand-in for a pooler", () => startTransactionPooler(shop.appUrl)] as const;
const real = ["PgBouncer", () => startPgBouncer(shop.appUrl, [APP, OWNER])] as const;
/** A stand-in that forgets sessions as PgBouncer does, and PgBouncer itself where it is installed. */
const poolers = hasPgBouncer() ? [standIn, real] : [standIn];

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

  it("a failing statement has no effect, also if a deferred constraint fails at its commit", async () => {
    const db = database.connection;
    await sql`drop table if exists once`.execute(shop.owner.connection);
    await sql`create table once (id int unique deferrable initially deferred)`.execute(shop.owner.connection);
    await sql`grant select, insert on once to trove_app`.execute(shop.owner.connection);
    await expect(sql`insert into once values (1), (1)`.execute(db)).rejects.toMatchObject({ code: "23505" });
    await expect(sql`insert into once select 1 / 0`.execute(db)).rejects.toMatchObject({ code: "22012" });
    await sql`insert into once values (2)`.execute(db);
    expect((await sql`select id from once`.execute(db)).rows).toEqual([{ id: 2 }]);
  });

  it("a server starts, takes writes and hears notices", async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const { LOG_KEY, ROOT_KEY, SIGNING_KEY, JWT_SECRET } = shop.environment;
    const server = await startShopProcess({
      LOG_KEY,
      ROOT_KEY,
      SIGNING_KEY: SIGNING_KEY?.join(),
      JWT_SECRET,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: pooler.url,
      DATABASE_LISTEN_URL: shop.appUrl,
      MIGRATION_DATABASE_URL: shop.ownerUrl,
      DATA_DIR: dataDir,
      DEMO: "false",
      LOG_LEVEL: "warn",
    });
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ok", notices: "live" }]);
    expect(server.output()).not.toContain("no NOTIFY comes back");
    expect(await server.end("SIGTERM")).toBe(0);
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
    const deaf = watchChannel({ pool: database.pool, listenServers: new Servers(pooler.url) }, "tried", watcher);
    await deaf.start();
    await expect.poll(() => deaf.hears(), { timeout: 10_000 }).toBe(false);
    expect(errors).toEqual([expect.stringContaining("no NOTIFY comes back on the channel tried: DATABASE_LISTEN_URL")]);
    await deaf.stop();
  });
});
