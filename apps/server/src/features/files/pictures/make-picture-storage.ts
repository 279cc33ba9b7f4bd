import type { Connection } from "../../../database/connection.ts";
import type { Environment } from "../../../environment.ts";
import { findFile, insertFile, removeFile } from "./stored-files.store.ts";
import type { PictureStorage } from "./picture-storage.ts";
import { s3Storage } from "./s3-storage.ts";

/**
 * Stores files in the database, which every process of the shop has, or in the S3-compatible storage that the settings
 * name.
 */
export function makePictureStorage({ PICTURES_S3: url }: Environment, db: Connection): PictureStorage {
  if (url !== undefined) return s3Storage(url);
  return {
    put: (name, bytes) => insertFile(db, { name, bytes }),
    get: (name) => findFile(db, name),
    remove: (name) => removeFile(db, name),
  };
}
