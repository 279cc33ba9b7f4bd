import { pictureHash } from "@trove/contract";
import { problemsText, refusedFor } from "../../../command/refused-for.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import { fileNames } from "./picture-names.ts";
import type { PictureStorage } from "./picture-storage.ts";
import { deleteUnused, insertPicture, markUsed, readKnownHashes } from "./pictures.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Upload = { picture: EncodedPicture; uploadedBy: string; at: Date };

/**
 * Stores an uploaded picture. Writes its row before its files, so that the job that deletes unused pictures finds all
 * files. The same picture has the same name, and can be stored again.
 */
export async function storePicture(
  { db, storage }: { db: Connection; storage: PictureStorage },
  { picture: { files, ...picture }, uploadedBy, at }: Upload,
): Promise<void> {
  await insertPicture(db, { ...picture, uploadedBy, uploadedAt: at });
  for (const { name, bytes } of files) await storage.put(name, bytes);
}

/**
 * Returns the addresses of uploaded pictures that the shop no longer has. Ignores addresses that are not of uploads.
 */
export async function findGonePictures(db: Connection, urls: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await readKnownHashes(
    db,
    urls.flatMap((url) => pictureHash(url) ?? []),
  );
  return new Set(
    urls.filter((url) => {
      const hash = pictureHash(url);
      return hash !== undefined && !known.has(hash);
    }),
  );
}

/**
 * Marks the uploaded pictures with these addresses as used, so that they are never deleted. Call it in the transaction
 * in which something begins to show them. Throws VALIDATION_FAILED at `field` for an upload that the shop no longer
 * has.
 */
export async function usePictures(
  tx: Transaction,
  urls: readonly string[],
  at: Date,
  field = "imageUrl",
): Promise<void> {
  const hashes = urls.flatMap((url) => pictureHash(url) ?? []);
  if (hashes.length === 0) return;
  const known = await markUsed(tx, hashes, at);
  const isGone = (url: string) => {
    const hash = pictureHash(url);
    return hash !== undefined && !known.has(hash);
  };
  const problems = urls.filter(isGone).map((address) => ({ code: "PictureGone", params: { address } }) as const);
  if (problems.length === 0) return;
  throw refusedFor("VALIDATION_FAILED", problems, { errors: { [field]: [problemsText(problems)] } });
}

/**
 * Deletes pictures that nothing has used a day after their upload. Locks the row until the files are deleted, so that
 * nobody can store the same picture meanwhile.
 */
export function deleteUnusedPicturesJob(parts: { db: Connection; storage: PictureStorage; now: () => Date }): Job {
  const { db, storage, now } = parts;
  const deleteOne = () =>
    db.transaction().execute(async (tx) => {
      const picture = await deleteUnused(tx, new Date(now().getTime() - DAY_MS));
      if (picture === undefined) return false;
      for (const name of fileNames(picture)) await storage.remove(name);
      return true;
    });
  return {
    name: "delete-unused-pictures",
    everySeconds: 3600,
    async run() {
      while (await deleteOne());
    },
  };
}
