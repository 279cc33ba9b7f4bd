import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, expect, inject, it } from "vitest";
import { credit, signUp } from "../../test/people/people.ts";
import { APP, OWNER, TEMPLATE } from "../../test/postgres-setup.ts";
import { readCatalogue, readRows } from "../../test/releases/read-catalogue.ts";
import { migrateNext } from "../../test/releases/next-release.ts";
import { makeRelease, RELEASES } from "../../test/releases/restore-release.ts";
import { openShop } from "../../test/shop/shop.ts";
import { openDatabase } from "./connection.ts";
import { migrate, requireMigrated } from "./migrate.ts";
import { RELEASE, schemaOf } from "./release.ts";
import { ensureDatabase, urlFor } from "./roles.ts";
import { inLongForm } from "../../../../e2e/support/short-form.ts";

const [oldest = ""] = RELEASES;

let freshUrl: string;
let upgradedUrl: string;
beforeAll(async () => {
  const name = `fresh_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(inject("adminUrl"), name, OWNER.name, TEMPLATE);
  freshUrl = urlFor(inject("adminUrl"), OWNER, name);
  upgradedUrl = (await makeRelease(oldest)).ownerUrl;
  await migrate(upgradedUrl, APP.name);
  await migrateNext(upgradedUrl);
});

it("a new database begins with the rows that migrations gave to those before", async () => {
  const withoutTimes = async (url: string) =>
    JSON.parse(JSON.stringify(await readRows(url)).replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, "a time"));
  const fresh = await withoutTimes(freshUrl);
  expect(fresh["public.logs"]).toHaveLength(2);
  expect(await withoutTimes(upgradedUrl)).toEqual(fresh);
});

it("a second start changes nothing", async () => {
  const lines: string[] = [];
  for (const url of [freshUrl, upgradedUrl]) await migrate(url, APP.name, (line) => lines.push(line));
  expect(lines).toEqual([]);
});

it("a database of an earlier release is refused, and stays as it is", async () => {
  const { ownerUrl: url } = await makeRelease(oldest);
  const database = openDatabase(url, 1, () => {});
  await sql`delete from schema_migrations where name > '0206'`.execute(database.connection);
  const before = await readCatalogue(url);
  await expect(migrate(url, APP.name)).rejects.toThrow(
    "this database lacks 0208_confirmed_addresses.sql: start the last release with this migration on it once",
  );
  expect(await readCatalogue(url)).toEqual(before);
  await database.close();
});

const schemasOf = async (url: string) => {
  const database = openDatabase(url, 1, () => {});
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'release\\_%' order by 1`.execute(database.connection);
  await database.close();
  return rows.map(({ name }) => name);
};

it("a release finds its own functions while the next one has others", async () => {
  const shop = await openShop();
  const { connection } = shop.owner;
  // The database as the release before left it.
  const before = await sql<{ hash: string }>`
    update schema_migrations set hash = ${"b".repeat(64)} where name = 'functions' returning hash`.execute(connection);
  expect(before.rows).toHaveLength(1);
  const previous = schemaOf("b".repeat(64));
  await sql`create schema ${sql.raw(previous)}`.execute(connection);
  await sql`alter schema ${sql.raw(RELEASE)} rename to gone`.execute(connection);
  await expect(requireMigrated(shop.appUrl)).rejects.toThrow(
    "DATABASE_URL: this database is not ready for this release: run `npm run migrate` with MIGRATION_DATABASE_URL first",
  );
  await migrate(shop.ownerUrl, APP.name);
  expect(await schemasOf(shop.ownerUrl)).toEqual([RELEASE, previous].toSorted());
  await requireMigrated(shop.appUrl);
  // The next release may change or drop functions of the schema command: this one does not call them.
  await sql`drop schema command cascade`.execute(connection);
  const mara = await signUp(shop);
  await credit(shop, mara, cents(1000));
  expect((await shop.call("getBalance", {}, mara)).status).toBe(200);
  await shop.close();
});

it("migrations keep the functions of the last five releases, and every schema that is no release's", async () => {
  const shop = await openShop();
  const { connection } = shop.owner;
  const strange = "release_ffffffffffffffff";
  await sql`create schema release_archive`.execute(connection);
  const admin = new pg.Client(Object.assign(new URL(inject("adminUrl")), { pathname: shop.databaseName }).href);
  await admin.connect();
  await admin.query(`create schema ${strange}`);
  // Makes the present release one of those before, whose hash consists of this digit.
  const makeBefore = async (digit: string) => {
    const hash = digit.repeat(64);
    await sql`update schema_migrations set hash = ${hash} where name = 'functions'`.execute(connection);
    await sql`alter schema ${sql.raw(RELEASE)} rename to ${sql.raw(schemaOf(hash))}`.execute(connection);
    await migrate(shop.ownerUrl, APP.name);
  };
  for (const digit of ["6", "2", "5", "3", "4", "1"]) await makeBefore(digit);
  const kept = ["5", "3", "4", "1"].map((digit) => schemaOf(digit.repeat(64)));
  expect(await schemasOf(shop.ownerUrl)).toEqual([RELEASE, ...kept, "release_archive", strange].toSorted());
  await admin.query(`drop schema ${strange}`);
  await admin.end();
  await shop.close();
});

it("an older release that starts leaves the rights and functions of the newer one, and has its own", async () => {
  const shop = await openShop();
  // The shop's own connections would replace the schema command.
  const owner = new pg.Client(shop.ownerUrl);
  await owner.connect();
  await owner.query(`insert into schema_migrations (name, hash) values ('9999_next.sql', '');
    update schema_migrations set hash = repeat('b', 64) where name = 'functions';
    create function command.of_next() returns int return 1;
    grant update on logs to ${APP.name}`);
  const ofNext = async () => {
    const { rows } = await owner.query(`select has_table_privilege('${APP.name}', 'logs', 'UPDATE') as grant,
      to_regprocedure('command.of_next()') is not null as function,
      (select hash from schema_migrations where name = 'functions') as hash`);
    return rows;
  };
  const kept = [{ grant: true, function: true, hash: "b".repeat(64) }];
  await migrate(shop.ownerUrl, APP.name);
  expect(await ofNext()).toEqual(kept);
  await owner.query(`drop schema ${RELEASE} cascade`);
  await migrate(shop.ownerUrl, APP.name);
  expect(await ofNext()).toEqual(kept);
  await requireMigrated(shop.appUrl);
  const mara = await signUp(shop);
  expect((await shop.call("getBalance", {}, mara)).status).toBe(200);
  await owner.end();
  await shop.close();
});

inLongForm(() => {
  it("a migration waits two seconds for a lock at most, keeps what is done, and says what it waits for", async () => {
    const { ownerUrl: url } = await makeRelease("1.0.0");
    const [reader, other] = [
      new pg.Client({ connectionString: url, application_name: "a long read" }),
      new pg.Client(url),
    ];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query("begin; select count(*) from records");
    const lines: string[] = [];
    const waiting = Promise.withResolvers<void>();
    const migrated = migrate(url, APP.name, (line) => {
      lines.push(line);
      if (line.includes("waits for")) waiting.resolve();
    });
    await Promise.race([waiting.promise, migrated]);
    expect(lines.at(-1)).toMatch(
      /^migration 0212_\S+ waits for records, which process \d+ \(a long read\) holds; it is tried again in 3 seconds$/,
    );
    await other.query("select count(*) from records");
    const { rows } = await other.query("select max(name) as last from schema_migrations where name ~ '^0'");
    expect(rows).toEqual([{ last: "0211_names_of_constraints.sql" }]);
    await reader.query("commit");
    await migrated;
    await Promise.all([reader.end(), other.end()]);
  }, 30_000);
});

it("a database that lacks a migration of the release is refused, also without the owner's rights", async () => {
  const shop = await openShop();
  await requireMigrated(shop.appUrl);
  await sql`delete from schema_migrations where name like '02%' and name > '0220'`.execute(shop.owner.connection);
  await expect(requireMigrated(shop.appUrl)).rejects.toThrow("run `npm run migrate`");
  await shop.close();
});
