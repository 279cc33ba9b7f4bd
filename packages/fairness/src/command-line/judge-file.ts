import type { JudgedProofs } from "../evidence/judge-proofs.ts";
import { judgeProofs } from "../evidence/judge-proofs.ts";
import type { KeptOpening, ProofsFile } from "../evidence/proofs-file.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { logReader } from "../log-proofs/log-reader.ts";
import type { NoticeAt } from "../log-proofs/promised-notices.ts";
import type { Compared } from "./compare-logs.ts";
import { compareLog, compareTermsLog, NOT_COMPARED, notesIn } from "./compare-logs.ts";
import { exitCodeOf } from "./exit-code.ts";
import type { LiveLog, LiveLogs } from "./live-log.ts";
import { reportOf } from "./report.ts";

export { compareLog };

const UNSEEN_ODDS = "whether the odds were in force for everybody (--log-key of the terms log)";
const UNSEEN_RECORDS = "whether the records are in the public log (--log-key of the records log)";

/** The keys that the caller trusts, and the logs that are read. */
export type Told = {
  /** Public keys of the shop, or the offline key that endorses them. */
  readonly keys: readonly string[];
  readonly termsLog: LogPolicy | undefined;
  readonly recordsLog: LogPolicy | undefined;
  /** The notice that the shop promises, in minutes or by the state of its terms log; undefined if it is not known. */
  readonly notice: number | NoticeAt | undefined;
  /** The logs as everybody sees them now; undefined if they are not read. */
  readonly live: LiveLogs;
  /** True if the caller saw for themselves what the file says was shown. */
  readonly isMine: boolean;
};

/** A file with its verdict, the comparison with the live logs, and a report of both in words. */
export type JudgedFile = {
  readonly judged: JudgedProofs;
  readonly compared: Compared;
  readonly report: string;
  readonly exitCode: number;
};

async function compareLogs(file: ProofsFile, { openings }: JudgedProofs, { live }: Told): Promise<Compared> {
  const notes = notesIn(file);
  const compare = async (log: LiveLog | undefined, ofLog: (live: LiveLog) => Promise<Compared>) =>
    log === undefined ? NOT_COMPARED : ofLog(log);
  const all = [
    await compare(live.terms, (log) => compareTermsLog(log, notes.terms, openings)),
    await compare(live.records, (log) => compareLog(log, notes.records)),
  ];
  return { forks: all.flatMap(({ forks }) => forks), uncompared: all.flatMap(({ uncompared }) => uncompared) };
}

/** True if neither witnesses nor the live logs show that others see the same logs as the file. */
function areLogsAlone({ live, termsLog, recordsLog }: Told): boolean {
  const policies = [termsLog, recordsLog].filter((policy) => policy !== undefined);
  return live.terms === undefined && policies.some(({ quorum }) => quorum === 0);
}

/** Judges a file of proofs. `asked` has the openings for which this run itself got the response from the shop. */
export async function judgeFile(
  file: ProofsFile,
  told: Told,
  asked: ReadonlySet<KeptOpening> = new Set(),
): Promise<JudgedFile> {
  const { termsLog, recordsLog, notice, isMine } = told;
  const isKeyTold = told.keys.length > 0 || termsLog !== undefined;
  const keys = isKeyTold ? told.keys : file.shopKeys.map(({ publicKey }) => publicKey);
  const judged = await judgeProofs(file, keys, logReader(termsLog, recordsLog, notice));
  const compared = await compareLogs(file, judged, told);
  const unseen = [
    ...(termsLog === undefined ? [UNSEEN_ODDS] : []),
    ...(recordsLog === undefined ? [UNSEEN_RECORDS] : []),
  ];
  const standing = { isKeyTold, isMine, asked, compared };
  return {
    judged,
    compared,
    report: reportOf(judged, standing, { unseen, areLogsAlone: areLogsAlone(told) }),
    exitCode: exitCodeOf(judged, standing),
  };
}
