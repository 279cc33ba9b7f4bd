import { join } from "node:path";
import type { Environment } from "../../../environment.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";

/** Where the files of uploaded pictures are. Names are `[0-9a-f-]+.webp`; contents never change. */
export type PictureStorage = {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
};

/** A folder below DATA_DIR, or the S3-compatible storage that the settings name. */
export function makePictureStorage(environment: Environment): PictureStorage {
  const { PICTURES_S3: url, DATA_DIR } = environment;
  return url === undefined ? folderStorage(join(DATA_DIR, "pictures")) : s3Storage(url);
}
