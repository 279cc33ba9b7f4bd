import type { BackupPlace } from "../../environment/backup-variables.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { folderStorage } from "./folder-storage.ts";

export function openBackupStorage(place: BackupPlace): BackupStorage {
  return "folder" in place ? folderStorage(place.folder) : bucketStorage(place.bucket);
}
