import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KEYS, openSignedStorage, type SignedStorage } from "../../../test/catalogue/signed-storage.ts";
import { newBackupKey } from "../backup-key.ts";
import { sealFor, unsealWith } from "../sealing.ts";
import { bucketStorage } from "../storage/bucket-storage.ts";
import { s3Storage } from "../../features/files/pictures/s3-storage.ts";
import { copyPictures, restorePictures } from "./copy-pictures.ts";

let bucket: SignedStorage;
beforeAll(async () => {
  bucket = await openSignedStorage();
});
afterAll(() => bucket.close());

const place = (name: string) => ({ ...KEYS, endPoint: bucket.url, bucket: name, prefix: "" });

it("copies uploads of a bucket once, encrypted and without other files, and puts them back after a loss", async () => {
  const { identity, recipient } = await newBackupKey();
  const [from, storage] = [bucketStorage(place("uploads")), bucketStorage(place("copies"))];
  const files = [`${"ab".repeat(32)}-512.webp`, `${"cd".repeat(32)}.pdf`];
  const bytes = new Map(files.map((name) => [name, randomBytes(5000)]));
  for (const [name, content] of bytes) await from.put(name, content);
  await from.put("other.txt", Buffer.from("x"));
  await copyPictures({ from, storage, seal: sealFor([recipient]) });
  const copies = new Map(bucket.files);
  await copyPictures({ from, storage, seal: sealFor([recipient]) });
  expect(new Map(bucket.files)).toEqual(copies);
  expect(await storage.list("")).toHaveLength(2);

  for (const name of files) await from.remove(name);
  const to = s3Storage(place("uploads"));
  expect(await restorePictures({ storage, unseal: unsealWith(identity), to })).toBe(2);
  for (const [name, content] of bytes) expect(await to.get(name)).toEqual(content);
});
