import { type LogKey, LogFault, type ReadLogFile } from "@trove/fairness/log";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { type Environment, EnvironmentError } from "../../../environment.ts";
import type { Secrets } from "../../../secrets.ts";
import type { LogName } from "../log-name.ts";
import { logSigner } from "../storage/log-signer.ts";
import { markBehind, publishNote } from "../storage/logs.store.ts";
import { beginWhatIsInForce } from "../terms/sequence-terms.ts";
import { databaseTime } from "../terms/terms.store.ts";
import { type LogCopy, openCopy } from "./log-copy.ts";
import { restoreHistory } from "./restore-history.ts";
import { type RestoredRecords, restoreRecords } from "./restore-records.ts";
import { restoreTerms } from "./restore-terms.ts";

type RestoreParts = {
  /** A database connection of the tables' owner. */
  db: Connection;
  environment: Environment;
  secrets: Secrets;
  /** Copies of both logs that somebody else has kept. */
  copies: Readonly<Record<LogName, ReadLogFile>>;
};

export type Restored = { terms: number; records: RestoredRecords };

async function openBoth({ db, environment, secrets, copies }: RestoreParts): Promise<Record<LogName, LogCopy>> {
  const open = async (name: LogName, key: LogKey) => openCopy(db, name, copies[name], key);
  const parts = { db, environment, secrets };
  return {
    terms: await open("terms", (await logSigner(parts, "terms")).key),
    records: await open("records", (await logSigner(parts, "records")).key),
  };
}

/**
 * Publishes the copy's own checkpoint again, with the signatures of its witnesses. Afterwards the log counts as
 * complete.
 */
async function publishAgain(tx: Transaction, name: LogName, { checkpoint }: LogCopy): Promise<void> {
  await publishNote(tx, name, checkpoint, checkpoint.note, await databaseTime(tx));
}

/**
 * Restores lost entries of the public logs from copies, for example after a restore from an older backup.
 * - Restores all or nothing. No box can be opened before it has finished. May be repeated.
 * - Throws EnvironmentError if the copies are of other logs, or if the database has continued without the lost entries.
 */
export async function restoreLogs(parts: RestoreParts): Promise<Restored> {
  const { db, secrets } = parts;
  try {
    const { terms, records } = await openBoth(parts);
    // Makes a shop that is running meanwhile refuse openings.
    if (terms.isLonger) await markBehind(db, "terms", true);
    if (records.isLonger) await markBehind(db, "records", true);
    await announceCatalogueChange(db);
    return await db.transaction().execute(async (tx) => {
      const restored = { terms: await restoreTerms(tx, terms), records: await restoreRecords(tx, records, secrets) };
      await restoreHistory(tx, "terms", terms);
      await restoreHistory(tx, "records", records);
      await publishAgain(tx, "terms", terms);
      await publishAgain(tx, "records", records);
      await beginWhatIsInForce(tx);
      await announceCatalogueChange(tx);
      return restored;
    });
  } catch (error) {
    if (error instanceof LogFault) throw new EnvironmentError(`${error.kind}: ${error.message}`);
    throw error;
  }
}
