import type { Connection } from "../database/connection.ts";
import type { LastBackup } from "../features/overview/index.ts";

/** The base copies, the write-ahead log that continues them, and the rehearsals of a restore. */
export type BackupPart = "base" | "log" | "check";

/** Notes how a part went, for figures, alerts and the dashboard. */
export type NoteBackup = (part: BackupPart, outcome: { at: Date; failure?: string; details?: object }) => Promise<void>;

/** Notes in the shop's database. From the first base copy on, a check is expected. */
export function noteBackupsIn(db: Connection): NoteBackup {
  return async (part, { at, failure, details }) => {
    const outcome =
      failure === undefined
        ? { succeededAt: at, failure: null, ...(details && { details: JSON.stringify(details) }) }
        : { failedAt: at, failure };
    const rows = [{ part, since: at, ...outcome }];
    await db
      .insertInto("backupState")
      .values(rows)
      .onConflict((conflict) => conflict.column("part").doUpdateSet(outcome))
      .execute();
    if (part !== "base" || failure !== undefined) return;
    await db
      .insertInto("backupState")
      .values({ part: "check", since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
}

/** Reads how the parts went last. */
export function lastBackupIn(db: Connection): LastBackup {
  return async () => {
    const rows = await db.selectFrom("backupState").selectAll().orderBy("part").execute();
    const partOf = (name: BackupPart) => rows.find(({ part }) => part === name);
    const succeeded = (name: BackupPart) => partOf(name)?.succeededAt ?? undefined;
    const { bytes = 0, to = "" } = Object(partOf("base")?.details) as { bytes?: number; to?: string };
    const at = succeeded("base");
    return {
      copy: at && { at, bytes, to },
      until: succeeded("log"),
      checkedAt: succeeded("check"),
      failure: rows.find(({ failure }) => failure !== null)?.failure ?? undefined,
    };
  };
}
