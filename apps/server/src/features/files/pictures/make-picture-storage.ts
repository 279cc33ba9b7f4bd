import { atMost } from "../../../command/at-most.ts";
import type { Database } from "../../../database/connection.ts";
import type { Environment } from "../../../environment.ts";
import { findFile, insertFile, removeFile } from "./stored-files.store.ts";
import type { PictureStorage } from "./picture-storage.ts";
import { s3Storage } from "./s3-storage.ts";

/** Files read at a time, of up to 8 MB each, and readings that wait for these. */
const READING = 2;
const WAITING = 256;

/**
 * Stores files in the database, which every process of the shop has, or in the S3-compatible storage that the settings
 * name. Reads them on the connections for public reads, a few at a time. Throws OVERLOADED when too many wait.
 */
export function makePictureStorage({ PICTURES_S3: url }: Environment, database: Database): PictureStorage {
  if (url !== undefined) return s3Storage(url);
  const { connection: db, publicReads } = database;
  const oneReading = atMost(READING, WAITING);
  return {
    put: (name, bytes) => insertFile(db, { name, bytes }),
    get: (name) => oneReading(() => findFile(publicReads, name)),
    remove: (name) => removeFile(db, name),
  };
}
