import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp, endBackups } from "./back-up.ts";
import { newBackupKey } from "./backup-key.ts";
import { checkBackup } from "./check-backup.ts";
import { changeByte, copyDamaged, cutOff, isManifest, isPiece, isSegment } from "./damage.fixture.ts";
import { type Backups, openBackups } from "./open-backups.fixture.ts";
import { embeddedDatabase, newFolder } from "./restore/take-place.ts";
import { folderStorage } from "./storage/folder-storage.ts";
import { inLongForm } from "../../../../e2e/support/short-form.ts";

let backups: Backups;
let between: Date;

beforeAll(async () => {
  backups = await openBackups();
  const { parts, write, now } = backups;
  const words = Array.from({ length: 200 }, (_, index) => `during ${index}`);
  const writing = words.reduce((before, word) => before.then(() => write(word)), Promise.resolve());
  await backUp(parts);
  await writing;
  await write("before");
  between = new Date((await now()).getTime() + 1);
  while ((await now()) <= between);
  await write("after");
  await backUp(parts);
});
afterAll(() => backups.close());

it("restores all that was committed before a moment, and nothing after it", async () => {
  // Two runs made one copy of the files: the log continues it.
  expect(await readdir(join(backups.storedIn, "manifests"))).toHaveLength(1);
  const words = await backups.restoredWords({ at: between });
  expect(words).toHaveLength(201);
  expect(words.at(-1)).toBe("before");
});

it("rehearses a restore of everything beside the running database, and audits it", async () => {
  const { parts, identity, folder } = backups;
  const restored = join(folder, "restored");
  const checked = await checkBackup({ storage: parts.storage, identity, folder: restored, say: parts.say });
  expect(checked.findings.length).toBeGreaterThan(20);
  expect(checked.findings.filter(({ broken }) => broken > 0)).toEqual([]);
  expect(checked.until.getTime()).toBeGreaterThan(between.getTime());
  expect(await readdir(folder)).not.toContain("restored");
});

it("notes what succeeded, expects a check from the first copy on, and says why a backup failed", async () => {
  const { parts, folder, noted, write } = backups;
  expect((await noted()).map(({ part, succeededAt, failure }) => [part, succeededAt !== null, failure])).toEqual([
    ["base", true, null],
    ["check", false, null],
    ["log", true, null],
  ]);
  await write("unsaved");
  await writeFile(join(folder, "a-file"), "");
  await expect(backUp({ ...parts, storage: folderStorage(join(folder, "a-file")) })).rejects.toThrow("ENOTDIR");
  expect((await noted()).find(({ part }) => part === "log")?.failure).toMatch(/ENOTDIR/);
  await backUp(parts);
  expect((await noted()).find(({ part }) => part === "log")?.failure).toBeNull();
});

inLongForm(() => {
  it("ends with the error of a place that takes no more files, and leaves the copies so far", async () => {
    const { parts, noted } = backups;
    const put = async (name: string, bytes: Uint8Array) => {
      if (name.includes("base.tar")) throw new Error("the disk is full");
      await parts.storage.put(name, bytes);
    };
    const { recipient } = await newBackupKey();
    const full = { ...parts, recipients: [...parts.recipients, recipient], storage: { ...parts.storage, put } };
    await expect(backUp(full)).rejects.toThrow("the disk is full");
    expect((await noted()).find(({ part }) => part === "base")?.failure).toBe("the disk is full");
    expect((await backUp(parts)).base).toBeUndefined();
  });
});

it.for([
  ["a piece that is cut off", isPiece, cutOff, /is cut off: 500 of \d+ bytes$/],
  ["a changed byte of a piece", isPiece, changeByte, /is damaged: its bytes are not those that were written$/],
  ["a missing piece", isPiece, rm, /is missing: choose another backup$/],
  ["a changed byte of the log", isSegment, changeByte, /zst\.age in \S+ is damaged: it is not what was written$/],
  ["a damaged manifest", isManifest, cutOff, /json in \S+ is damaged: without this file, the other backups there can/],
  ["a missing segment of the log", isSegment, rm, /^The segment 0{7}1\w+ of the write-ahead log is missing: /],
] as const)("names %s in one sentence, and leaves nothing behind", async ([, isMeant, change, sentence]) => {
  const { folder, storedIn, restoreFrom } = backups;
  const stored = join(folder, `damaged-${randomBytes(4).toString("hex")}`);
  await copyDamaged(storedIn, stored, isMeant, change);
  const error: unknown = await restoreFrom(stored).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
  expect(String(error)).not.toContain("\n");
  expect(await readdir(folder)).not.toContain("restored");
});

it("refuses an identity that is none or another, and a moment that the backup does not have", async () => {
  const { folder, storedIn, restoreFrom } = backups;
  const { identity: another } = await newBackupKey();
  await expect(restoreFrom(storedIn, { identity: another })).rejects.toThrow("encrypted for another recipient");
  await expect(restoreFrom(storedIn, { identity: "AGE-SECRET" })).rejects.toThrow("this is no identity of age");
  await expect(restoreFrom(storedIn, { at: new Date(0) })).rejects.toThrow("nothing before can be restored");
  await expect(restoreFrom(storedIn, { at: new Date(Date.now() + 60_000) })).rejects.toThrow("and no further");
  await expect(restoreFrom(join(folder, "nowhere"))).rejects.toThrow("There is no complete backup");
});

it("does not restore over a database that was not given up, nor into a folder with files", async () => {
  const { folder } = backups;
  const dataDir = await mkdtemp(join(folder, "data-"));
  const home = join(dataDir, "postgres");
  const cluster = join(home, "cluster");
  await mkdir(cluster, { recursive: true });
  await expect(embeddedDatabase(dataDir, false)).rejects.toThrow("is a database already: --replace puts it aside");
  const target = await embeddedDatabase(dataDir, true);
  await mkdir(target.folder);
  await target.take(target.folder);
  expect(await readdir(home)).toEqual(["cluster", expect.stringMatching(/^cluster-until-/)]);
  expect(() => newFolder(dataDir)).toThrow("has files");
});

it("leaves no slot behind when backups end", async () => {
  await endBackups(backups.parts.url);
  const { rows } = await sql`select from pg_replication_slots`.execute(backups.owner.connection);
  expect(rows).toEqual([]);
});
