import { createHash } from "node:crypto";
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "../../embedded-postgres/start-embedded-postgres.ts";
import { backUp } from "../back-up.ts";
import { checkBackup } from "../check-backup.ts";
import { isManifest } from "../damage.fixture.ts";
import { type Backups, openBackups } from "../open-backups.fixture.ts";
import { folderStorage } from "../storage/folder-storage.ts";
import { readIdentity } from "./read-identity.ts";
import { embeddedDatabase } from "./take-place.ts";
import { inLongForm } from "../../../../../e2e/support/short-form.ts";

const OTHER = "trove_backup_ffffffffffff";
let backups: Backups;

beforeAll(async () => {
  backups = await openBackups();
});
afterAll(() => backups.close());

const asOwner = (text: string) => sql.raw(text).execute(backups.owner.connection);
const asAdmin = (text: string) => sql.raw(text).execute(backups.admin.connection);
const check = (stored = backups.storedIn) => {
  const { identity, folder, parts } = backups;
  return checkBackup({ storage: folderStorage(stored), identity, folder: join(folder, "checked"), say: parts.say });
};

/** Files and their hashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = async (file: string) =>
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  return Promise.all(files.toSorted().map(async (file) => `${await hash(file)} ${file}`));
}

inLongForm(() => {
  it("asks for the chain when two databases were backed up to one place at the same time", async () => {
    const { parts, storedIn, write, restoredWords } = backups;
    await write("before");
    const { base } = await backUp(parts);
    const chain = base?.chain ?? expect.fail("no base");
    const [name = ""] = (await readdir(storedIn, { recursive: true })).filter(isManifest);
    const manifest = await readFile(join(storedIn, name), "utf8");
    const planted = [join(storedIn, OTHER), join(storedIn, name.replace(chain, OTHER))] as const;
    await cp(join(storedIn, chain), planted[0], { recursive: true });
    await writeFile(planted[1], manifest.replaceAll(chain, OTHER));
    await write("after");
    const { until } = await backUp(parts);
    await expect(restoredWords()).rejects.toThrow(/of two databases that ran at the same time: .*--chain/);
    await expect(restoredWords({ chain: "trove_backup_ee" })).rejects.toThrow("--chain");
    expect(await restoredWords({ chain: OTHER })).toEqual(["before"]);
    // Only one of them reaches this moment.
    expect(await restoredWords({ at: new Date(until.getTime() - 1) })).toEqual(["before", "after"]);
    for (const path of planted) await rm(path, { recursive: true });
  });
});

it.for([false, true])("takes no place of a database that was started meanwhile, replacing: %s", async (isReplacing) => {
  const dataDir = await mkdtemp(join(backups.folder, "data-"));
  if (isReplacing) await (await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres") })).stop();
  const target = await embeddedDatabase(dataDir, isReplacing);
  const live = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), durability: "test" });
  try {
    await mkdir(target.folder, { recursive: true });
    await expect((async () => target.take(target.folder))()).rejects.toThrow("started meanwhile");
    expect((await readdir(live.home)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
    expect(existsSync(join(live.home, "cluster", "postmaster.pid"))).toBe(true);
  } finally {
    await live.stop();
  }
});

it("takes no place of a database that was made meanwhile", async () => {
  const dataDir = await mkdtemp(join(backups.folder, "data-"));
  const target = await embeddedDatabase(dataDir, false);
  await (await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), durability: "test" })).stop();
  await mkdir(target.folder, { recursive: true });
  await expect((async () => target.take(target.folder))()).rejects.toThrow("started meanwhile");
});

it("keeps the identity out of the environment of programs that are started", () => {
  const environment = { BACKUP_IDENTITY: "AGE-SECRET-KEY-1 ", PATH: "/bin" };
  expect(readIdentity(environment)).toBe("AGE-SECRET-KEY-1");
  expect(environment).toEqual({ PATH: "/bin" });
});

inLongForm(() => {
  it("audits without the rights of a superuser, so that nothing in a backup runs programs", async () => {
    const { folder, parts } = backups;
    const mark = join(folder, "postgres-was-here");
    await asOwner("alter table wallets rename to real_wallets");
    await asOwner(`create function leave_mark() returns boolean language plpgsql as $$ begin
      copy (select 1) to program 'touch ${mark}'; return true;
      exception when insufficient_privilege then return true; end $$`);
    await asOwner(`create view wallets as
      select real_wallets.* from (select leave_mark() as left_it offset 0) as left_one
      left join real_wallets on left_it`);
    await asOwner("alter database trove set search_path = public, pg_catalog");
    await backUp(parts);
    const { findings } = await check();
    expect(findings.length).toBeGreaterThan(20);
    expect(existsSync(mark)).toBe(false);
    await asOwner("alter database trove reset search_path");
    await asOwner("drop view wallets");
    await asOwner("alter table real_wallets rename to wallets");
  });
});

inLongForm(() => {
  it("refuses a tablespace in each run, and leaves its files alone when a backup with one is checked", async () => {
    const { folder, parts, postgres, storedIn, restoreFrom } = backups;
    await backUp(parts);
    const space = await mkdtemp(join(folder, "space-"));
    const { uid, gid } = await stat(join(postgres.home, "cluster"));
    await chown(space, uid, gid);
    const makeSpace = async () => {
      await asAdmin(`create tablespace fast location '${space}'`);
      await asAdmin("create table in_fast tablespace fast as select generate_series(1, 1000) as number");
    };
    // Made after a run has looked for tablespaces, so that its log has it.
    const list = async (prefix: string) => {
      if ((await readdir(space)).length === 0) await makeSpace();
      return parts.storage.list(prefix);
    };
    await backUp({ ...parts, storage: { ...parts.storage, list } });
    await asAdmin("insert into in_fast select generate_series(1001, 9000)");
    await asAdmin("checkpoint");
    await expect(backUp(parts)).rejects.toThrow("backups of tablespaces are not possible");
    expect((await backups.noted()).find(({ part }) => part === "log")?.failure).toContain("tablespaces");
    const live = await filesIn(space);
    expect(live.length).toBeGreaterThan(0);
    await expect(check()).rejects.toThrow("tablespace");
    await expect(restoreFrom(storedIn)).rejects.toThrow("tablespace");
    expect(await filesIn(space)).toEqual(live);
    expect(await readdir(folder)).not.toContain("checked");
  });
});
