import { join } from "node:path";
import type { Environment } from "../../../environment.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { PictureStorage } from "./picture-storage.ts";

/** Stores files in a folder below DATA_DIR, or in the S3-compatible storage that the settings name. */
export function makePictureStorage(environment: Environment): PictureStorage {
  const { PICTURES_S3: url, DATA_DIR } = environment;
  return url === undefined ? folderStorage(join(DATA_DIR, "pictures")) : s3Storage(url);
}
