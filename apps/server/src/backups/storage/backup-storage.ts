import type { BackupPlace } from "../../environment/backup-variables.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { folderStorage } from "./folder-storage.ts";

/** Files by name, with `/` between the folders of a name. A file that is there is complete. */
export type BackupStorage = {
  /** What people read about it, without its keys. */
  readonly title: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** The names that begin with `prefix`, which ends with `/`, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  /** Succeeds also if there is no such file. */
  remove(name: string): Promise<void>;
};

export function openBackupStorage(place: BackupPlace): BackupStorage {
  return "folder" in place ? folderStorage(place.folder) : bucketStorage(place.bucket);
}
