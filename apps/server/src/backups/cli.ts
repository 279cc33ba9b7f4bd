// npm run backup: stores the write-ahead log up to now, and a new base copy if one is due.
//   npm run backup -- --stay   does so again and again, until it is stopped
//   npm run backup -- --end    ends backups of this database; what is stored stays
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type BackupSettings, failureText, readBackupSettings } from "../environment.ts";
import { backUp, endBackups } from "./back-up.ts";
import { backupPartsOf, withNotes } from "./backup-parts.ts";

const say = (line: string) => process.stderr.write(`· ${line}\n`);

async function backUpOnce(settings: BackupSettings): Promise<void> {
  await withNotes(settings, async (note, { superuserUrl }) => {
    const parts = backupPartsOf({ settings, superuserUrl, note, say });
    const { until, base } = await backUp(parts);
    const copy = base === undefined ? "" : ` A new copy of the database has ${base.clusterBytes} bytes.`;
    process.stdout.write(`Everything until ${until.toISOString()} is in ${parts.storage.title}.${copy}\n`);
  });
}

/** Goes on after a failure, which the log, the figures and the dashboard have. */
async function stay(settings: BackupSettings): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());
  while (!stopping.signal.aborted) {
    await backUpOnce(settings).catch((error: unknown) => say(`backup failed: ${failureText(error)}`));
    await pause(settings.BACKUP_LOG_SECONDS * 1000, undefined, stopping).catch(() => {});
  }
}

async function main(): Promise<void> {
  const options = { stay: { type: "boolean" }, end: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const settings = readBackupSettings(process.env);
  if (values.stay === true) return stay(settings);
  if (values.end !== true) return backUpOnce(settings);
  await withNotes(settings, async (note, { superuserUrl }) => {
    await endBackups(backupPartsOf({ settings, superuserUrl, note, say }).url);
    process.stdout.write("The database keeps no write-ahead log for backups any more.\n");
  });
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
