import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEYS, openSignedStorage, type SignedStorage } from "../../../test/catalogue/signed-storage.ts";
import { readBackupSettings } from "../../environment.ts";
import { openPlace } from "../backup-parts.ts";

let folder: string;
let bucket: SignedStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-storages-"));
  bucket = await openSignedStorage();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const keys = (secretKey: string) => [KEYS.accessKey, secretKey].map(encodeURIComponent).join(":");
const bucketUrl = (secretKey = KEYS.secretKey) =>
  `${bucket.url.replace("//", `//${keys(secretKey)}@`)}/shop/backups?region=${KEYS.region}`;
const open = (to: string) => openPlace(readBackupSettings({ BACKUP_TO: to }));

describe.for([
  ["a folder", () => join(folder, "new")],
  ["a bucket", bucketUrl],
] as const)("backups in %s", ([, to]) => {
  it("are stored, listed by folder in order, read and removed", async () => {
    const storage = open(to());
    expect(await storage.list("a/")).toEqual([]);
    for (const name of ["a/2", "b/1", "a/log/3", "a/1"]) await storage.put(name, Buffer.from(name));
    expect(await storage.list("a/")).toEqual(["a/1", "a/2", "a/log/3"]);
    expect(await storage.list("")).toEqual(["a/1", "a/2", "a/log/3", "b/1"]);
    expect((await storage.get("a/log/3"))?.toString()).toBe("a/log/3");
    expect(await storage.get("a/log/4")).toBeUndefined();
    await storage.remove("a/1");
    await storage.remove("a/1");
    expect(await storage.list("a/")).toEqual(["a/2", "a/log/3"]);
    expect(storage.title).not.toContain(KEYS.accessKey);
  });
});

it("a folder of backups is readable by its owner alone", async () => {
  await open(join(folder, "private")).put("a/1", Buffer.from("1"));
  expect((await stat(join(folder, "private/a/1"))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "private/a"))).mode & 0o777).toBe(0o700);
});

it("a folder of backups has no part of a file that could not be stored", async () => {
  await mkdir(join(folder, "partly/a/1"), { recursive: true });
  await expect(open(join(folder, "partly")).put("a/1", Buffer.from("1"))).rejects.toThrow("EISDIR");
  expect(await readdir(join(folder, "partly/a"))).toEqual(["1"]);
});

it("a wrong key of a bucket is an error, and not an empty bucket", async () => {
  await expect(open(bucketUrl("another")).list("")).rejects.toThrow("SignatureDoesNotMatch");
});

it.for(["backups", "ftp://a:b@host/bucket", "https://host/bucket"])("BACKUP_TO is refused as %s", (to) => {
  expect(() => open(to)).toThrow(/^BACKUP_TO: must be/);
});
