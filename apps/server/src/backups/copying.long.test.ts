import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUp, type BackupParts, endBackups } from "./back-up.ts";
import { isManifest, isPiece, isSegment } from "./damage.fixture.ts";
import { momentName, readSegmentName } from "./names.ts";
import { type Backups, openBackups } from "./open-backups.fixture.ts";
import { folderStorage } from "./storage/folder-storage.ts";

const DAY_MS = 86_400_000;
let backups: Backups;
let places = 0;

/** Parts with a new place, so that the next run begins anew. */
const elsewhere = (): BackupParts & { stored: string } => {
  const stored = join(backups.folder, `place-${(places += 1)}`);
  return { ...backups.parts, logSeconds: 3600, stored, storage: folderStorage(stored) };
};

/** The same parts, with something that happens once when a piece of a base copy is stored. */
function whenStoring(parts: BackupParts, isMeant: (name: string) => boolean, happen: () => Promise<unknown>) {
  let isOver = false;
  const put = async (name: string, bytes: Uint8Array) => {
    if (isMeant(name) && !isOver) {
      isOver = true;
      await happen();
    }
    await parts.storage.put(name, bytes);
  };
  return { ...parts, storage: { ...parts.storage, put } };
}

const asAdmin = (text: string) => sql.raw(text).execute(backups.admin.connection);

beforeAll(async () => {
  backups = await openBackups();
});
afterAll(() => backups.close());

it("fails without a manifest when the server has lost log that the copy needs", async () => {
  const parts = elsewhere();
  const { storage } = parts;
  const losing = whenStoring(parts, isPiece, async () => {
    const { rows } = await sql<{ name: string }>`
      select slot_name as name from pg_replication_slots`.execute(backups.admin.connection);
    const name = rows[0]?.name ?? expect.fail("no slot");
    await asAdmin(`select pg_drop_replication_slot('${name}')`);
    // A slot without a place in the log is what the server leaves when it removes the log of a slot.
    await asAdmin(`select pg_create_physical_replication_slot('${name}')`);
  });
  await expect(backUp(losing)).rejects.toThrow("removed write-ahead log that was not stored");
  expect((await storage.list("")).filter(isManifest)).toEqual([]);
  expect((await backups.noted()).find(({ part }) => part === "base")?.failure).toContain("removed write-ahead log");
  expect((await backUp(parts)).base).toBeDefined();
});

it("stores each commit before the moment that a run names, however little was written", async () => {
  const parts = elsewhere();
  await backUp(parts);
  for (const word of ["one", "two", "three"]) {
    await backups.write(word);
    const { until } = await backUp(parts);
    const stored = (await parts.storage.list("")).filter(isSegment).map((name) => readSegmentName(name)?.until);
    expect(stored.at(-1)).toEqual(until);
  }
});

it("makes a new copy although the last one is of a clock that was ahead", async () => {
  const parts = elsewhere();
  const { storage } = parts;
  const { base } = await backUp(parts);
  if (base === undefined) return expect.fail("no base");
  const later = new Date(base.beganAt.getTime() + 46 * DAY_MS);
  const [name = ""] = (await storage.list("")).filter(isManifest);
  const text = await readFile(join(parts.stored, name), "utf8");
  const ahead = { ...JSON.parse(text), id: momentName(later), beganAt: later, endedAt: later };
  await writeFile(join(parts.stored, `manifests/${ahead.id}-${base.chain}.json`), JSON.stringify(ahead));
  expect((await backUp(parts)).base).toBeUndefined();
  expect((await backUp({ ...parts, everyHours: 0 })).base).toBeDefined();
});

it("keeps the log of one database while another one of the same server is backed up", async () => {
  await backups.addDatabase("staging");
  const parts = elsewhere();
  const staging = { ...elsewhere(), url: new URL("/staging", backups.postgres.adminUrl).href };
  for (const each of [parts, staging]) expect((await backUp(each)).base).toBeDefined();
  for (const each of [parts, staging]) expect((await backUp(each)).base).toBeUndefined();
  await endBackups(staging.url);
  expect((await backUp(parts)).base).toBeUndefined();
});

describe("a copy of several pieces", () => {
  let parts: ReturnType<typeof elsewhere>;

  beforeAll(async () => {
    const { connection } = backups.owner;
    await sql`create table junk (bytes bytea)`.execute(connection);
    await sql`alter table junk alter bytes set storage external`.execute(connection);
    // More than a piece of 32 MB, after compression.
    for (let i = 0; i < 36; i += 1) await sql`insert into junk values (${randomBytes(1 << 20)})`.execute(connection);
    await asAdmin("alter system set work_mem = '5MB'");
    parts = elsewhere();
    await backUp(whenStoring(parts, isPiece, () => asAdmin("alter system reset work_mem")));
  });

  it("can be restored although a configuration file became shorter meanwhile", async () => {
    await backups.write("configured");
    await backUp(parts);
    expect(await backups.restoredWords({}, parts.stored)).toContain("configured");
  });

  it("leaves no pieces when it fails late, and is not repeated within an hour", async () => {
    const { storage } = parts;
    const due = { ...parts, everyHours: 0 };
    const before = (await storage.list("")).filter(isPiece);
    const isSecond = (name: string) => name.endsWith(".000001");
    const failing = whenStoring(due, isSecond, () => Promise.reject(new Error("it is away")));
    await expect(backUp(failing)).rejects.toThrow("it is away");
    expect((await storage.list("")).filter(isPiece)).toEqual(before);
    const said: string[] = [];
    expect((await backUp({ ...due, say: (line) => said.push(line) })).base).toBeUndefined();
    expect(said.join()).toContain("it is away");
  });
});
