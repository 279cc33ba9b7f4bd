import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PASSWORD, signUp } from "../../test/people/people.ts";
import { openShop } from "../../test/shop/shop.ts";
import { startThrowawayPostgres, throwawaysIn } from "../embedded-postgres/throwaway-postgres.ts";
import { type Connection, openDatabase } from "./connection.ts";
import { ping } from "./readiness.ts";
import { isDatabaseUrl, roleOf, Servers, serverUrls } from "./servers.ts";
import { isUnavailable } from "./unavailable.ts";

type Server = { url: string; refuseWrites(isReadOnly: boolean): Promise<void>; stop(): Promise<void> };

/** Starts a PostgreSQL that can be told to refuse writes, as a standby or a primary that was replaced does. */
async function startServer(name: string): Promise<Server> {
  const postgres = await startThrowawayPostgres(throwawaysIn());
  let url = postgres.adminUrl;
  const run = async (...statements: string[]) => {
    const client = new pg.Client(url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(`create table who as select '${name}' as name`, `alter role postgres password '${PASSWORD}'`);
  url = Object.assign(new URL(url), { password: PASSWORD }).href;
  return {
    url,
    refuseWrites: (isReadOnly) =>
      run(
        "set default_transaction_read_only = off",
        `alter system set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
        "select pg_reload_conf()",
      ),
    stop: () => postgres.stop(),
  };
}

const write = (db: Connection) => sql<{ name: string }>`update who set name = name returning name`.execute(db);

describe("a database URL with two hosts", () => {
  let a: Server;
  let b: Server;
  let url: string;

  beforeAll(async () => {
    [a, b] = await Promise.all([startServer("a"), startServer("b")]);
    url = a.url.replace(/(:\d+)\//, `$1,${new URL(b.url).host}/`);
  });
  afterAll(() => Promise.all([a.stop(), b.stop()]));

  it("leads to the server that takes writes, and follows when another one does", async () => {
    await b.refuseWrites(true);
    const database = openDatabase(url, 3, () => {});
    const db = database.connection;
    const nameOf = async () => (await write(db)).rows[0]?.name;
    const publicName = async () =>
      (await sql<{ name: string }>`select name from who`.execute(database.publicReads)).rows[0]?.name;
    expect([await nameOf(), await publicName()]).toEqual(["a", "a"]);
    // Three idle connections lead to the old server.
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.2)`.execute(db)));
    await b.refuseWrites(false);
    await a.refuseWrites(true);
    await expect.poll(() => nameOf().catch((error: unknown) => isUnavailable(error))).toBe("b");
    expect(await Promise.all([1, 2, 3].map(nameOf))).toEqual(["b", "b", "b"]);
    // Public reads write nothing, and hear of the change from the others.
    expect(await publicName()).toBe("b");
    await a.refuseWrites(false);
    await database.close();
  });

  it("is not ready, and fails as an unavailable database does, while no server takes writes", async () => {
    await Promise.all([a.refuseWrites(true), b.refuseWrites(true)]);
    const database = openDatabase(url, 2, () => {});
    const failure = await write(database.connection).catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    await expect(ping(database.connection)).rejects.toThrow("the database server refuses writes");
    await a.refuseWrites(false);
    await ping(database.connection);
    expect((await write(database.connection)).rows).toEqual([{ name: "a" }]);
    await b.refuseWrites(false);
    await database.close();
  });

  it("leads every process to the first server that takes writes, in the order of the URL", async () => {
    const reversed = b.url.replace(/(:\d+)\//, `$1,${new URL(a.url).host}/`);
    const found = (from: string) => Promise.all(Array.from({ length: 20 }, () => new Servers(from).find()));
    const ports = async (from: string) => [...new Set((await found(from)).map((each) => new URL(each).port))];
    expect([await ports(url), await ports(reversed)]).toEqual([[new URL(a.url).port], [new URL(b.url).port]]);
  });

  it("is ready at the next check when the server of the last one has a successor", async () => {
    await b.refuseWrites(true);
    const database = openDatabase(url, 1, () => {});
    await ping(database.connection);
    await b.refuseWrites(false);
    await a.refuseWrites(true);
    await expect.poll(() => ping(database.connection).catch(String)).toContain("the database server refuses writes");
    await ping(database.connection);
    expect((await write(database.connection)).rows).toEqual([{ name: "b" }]);
    await a.refuseWrites(false);
    await database.close();
  });

  it("still works when one of its servers is gone", async () => {
    const dead = a.url.replace(/(:\d+)\//, `:9,${new URL(b.url).host}/`);
    const database = openDatabase(dead, 1, () => {});
    expect((await write(database.connection)).rows).toEqual([{ name: "b" }]);
    await database.close();
  });
});

describe("a server that refuses writes", () => {
  it("makes a sign-in answer 503 with Retry-After, and fails the readiness check", async () => {
    const shop = await openShop();
    const mara = await signUp(shop);
    expect((await shop.call("getReadiness")).body).toEqual({ status: "ok", notices: "live" });
    const admin = new pg.Client(inject("adminUrl"));
    await admin.connect();
    await admin.query(`alter database ${shop.databaseName} set default_transaction_read_only = on`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [shop.databaseName]);
    const signIn = () => shop.call("login", { body: { emailOrUserName: mara.userName, password: PASSWORD } });
    const isReady = async () => (await shop.call("getReadiness")).status;
    await expect.poll(isReady, { timeout: 10_000 }).toBe(503);
    const refused = await signIn();
    expect([refused.status, refused.body]).toMatchObject([503, { code: "OVERLOADED" }]);
    expect(refused.headers["retry-after"]).toBe("5");
    await admin.query(`alter database ${shop.databaseName} set default_transaction_read_only = off`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [shop.databaseName]);
    await admin.end();
    await expect.poll(isReady, { timeout: 10_000 }).toBe(200);
    expect((await signIn()).status).toBe(200);
    await shop.close();
  });
});

describe("a pool", () => {
  const pidOf = async (db: Connection) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client(inject("adminUrl"));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };

  it("keeps the connections that work when the server accepts no further one", async () => {
    const shop = await openShop();
    const database = openDatabase(shop.appUrl, 2, () => {});
    const { connection } = database;
    const pid = await pidOf(connection);
    await asAdmin(`alter database ${shop.databaseName} connection limit 0`);
    const busy = sql`select pg_sleep(0.5)`.execute(connection);
    await expect(pidOf(connection)).rejects.toMatchObject({ code: "53300" });
    await busy;
    expect(await pidOf(connection)).toBe(pid);
    await database.close();
    await asAdmin(`alter database ${shop.databaseName} connection limit -1`);
    await shop.close();
  });

  it("replaces its connections once a second at most while the only server refuses writes", async () => {
    const shop = await openShop();
    const database = openDatabase(shop.appUrl, 1, () => {});
    const { connection } = database;
    await asAdmin(`alter database ${shop.databaseName} set default_transaction_read_only = on`);
    const pids = new Set<number | undefined>();
    const begunAt = performance.now();
    for (let round = 0; round < 30; round += 1) {
      await expect(sql`delete from sessions`.execute(connection)).rejects.toMatchObject({ code: "25006" });
      pids.add(await pidOf(connection));
    }
    expect(pids.size).toBeLessThanOrEqual(2 + (performance.now() - begunAt) / 1_000);
    await database.close();
    await asAdmin(`alter database ${shop.databaseName} reset default_transaction_read_only`);
    await shop.close();
  });
});

it("splits a URL into those of its hosts, and reads the role from any of them", () => {
  const url = "postgresql://app:p%40ss@a:5432,[::1]:5433,c/shop?target_session_attrs=read-write";
  expect(serverUrls(url)).toEqual([
    "postgresql://app:p%40ss@a:5432/shop?target_session_attrs=read-write",
    "postgresql://app:p%40ss@[::1]:5433/shop?target_session_attrs=read-write",
    "postgresql://app:p%40ss@c/shop?target_session_attrs=read-write",
  ]);
  expect([isDatabaseUrl(url), roleOf(url)]).toEqual([true, "app"]);
});

it.each([
  ["a host without a name", "postgresql://app:secret@a:5432,/shop"],
  ["another scheme", "mysql://app:secret@a/shop"],
  ["a standby", "postgresql://app:secret@a,b/shop?target_session_attrs=standby"],
])("refuses %s in a database URL", (_what, url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});

it("lets one host be a replica, unless the URL asks for a server that takes writes", () => {
  expect(new Servers("postgresql://a/shop").isChoosing).toBe(false);
  expect(new Servers("postgresql://a/shop?target_session_attrs=read-write").isChoosing).toBe(true);
});
