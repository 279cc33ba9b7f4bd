import type { ProofsFile } from "@trove/fairness";
import { type JudgedFile, judgeFile, type Told } from "@trove/fairness/judge-file";
import { NO_FACTS, readTermsLog } from "@trove/fairness/read-terms-log";
import { logClient, type LogPolicy, openCheckpoint } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";

export type Trusted = { keys: readonly string[]; policies: Record<LogName, LogPolicy> };

/** Returns the published log as its readers see it. Undefined before its first checkpoint. */
export async function liveLog(db: Connection, name: LogName, policy: LogPolicy) {
  const { checkpoint } = await readLog(db, name);
  if (checkpoint === null) return undefined;
  return { client: logClient(storedFiles(db, name), policy), policy, latest: await openCheckpoint(checkpoint, policy) };
}

/** Judges a file of proofs by the shop's keys and its public logs, in the same way as the command-line verifier. */
export async function verifyFile(
  db: Connection,
  { keys, policies: { terms, records } }: Trusted,
  file: ProofsFile,
): Promise<JudgedFile> {
  const live: Told["live"] = {
    terms: await liveLog(db, "terms", terms),
    records: await liveLog(db, "records", records),
  };
  const { noticeAt: notice } = live.terms === undefined ? NO_FACTS : await readTermsLog(live.terms);
  return judgeFile(file, { keys, termsLog: terms, recordsLog: records, notice, live, isMine: false });
}
