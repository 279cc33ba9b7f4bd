import { openDatabase } from "../database/connection.ts";
import { type BackupSettings, EnvironmentError } from "../environment.ts";
import { type ExistingDatabase, findExistingDatabase } from "../find-database.ts";
import type { BackupParts } from "./back-up.ts";
import { type NoteBackup, noteBackupsIn } from "./backup-state.store.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";
import { bucketStorage } from "./storage/bucket-storage.ts";
import { openBackupStorage } from "./storage/open-storage.ts";

/** Opens the place of backups. Throws EnvironmentError if none is set. */
export function openPlace({ BACKUP_TO }: Pick<BackupSettings, "BACKUP_TO">): BackupStorage {
  if (BACKUP_TO !== undefined) return openBackupStorage(BACKUP_TO);
  throw new EnvironmentError("BACKUP_TO is required: a folder on another disk, or a bucket");
}

type From = {
  settings: BackupSettings;
  superuserUrl: string | undefined;
  note: NoteBackup;
  say: (line: string) => void;
};

/** Collects the parts of a backup from settings. Throws EnvironmentError if one is missing. */
export function backupPartsOf({ settings, superuserUrl, note, say }: From): BackupParts {
  const { BACKUP_RECIPIENT, BACKUP_DATABASE_URL, BACKUP_EVERY_HOURS, BACKUP_LOG_SECONDS, BACKUP_KEEP_DAYS } = settings;
  const { PICTURES_S3 } = settings;
  const url = BACKUP_DATABASE_URL ?? superuserUrl;
  if (url === undefined) {
    throw new EnvironmentError("BACKUP_DATABASE_URL is required with DATABASE_URL: a role that may read all files");
  }
  if (BACKUP_RECIPIENT === undefined) {
    throw new EnvironmentError("BACKUP_RECIPIENT is required with BACKUP_TO: backups are always encrypted");
  }
  return {
    url,
    storage: openPlace(settings),
    pictures: PICTURES_S3 && bucketStorage(PICTURES_S3),
    recipients: BACKUP_RECIPIENT,
    everyHours: BACKUP_EVERY_HOURS,
    logSeconds: BACKUP_LOG_SECONDS,
    keepDays: BACKUP_KEEP_DAYS,
    note,
    say,
  };
}

/** Calls `use` with the shop's database, in which it notes how a backup or a check went. */
export async function withNotes<Result>(
  settings: BackupSettings,
  use: (note: NoteBackup, place: ExistingDatabase) => Promise<Result>,
): Promise<Result> {
  const place = await findExistingDatabase(settings);
  const database = openDatabase(place.url, 1, () => {});
  try {
    return await use(noteBackupsIn(database.connection), place);
  } finally {
    await database.close();
    await place.stop();
  }
}
