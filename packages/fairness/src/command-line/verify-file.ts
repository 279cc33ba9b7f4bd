import { readFile } from "node:fs/promises";
import { judgeProofs } from "../evidence/judge-proofs.ts";
import { parseProofs } from "../evidence/parse-proofs.ts";
import type { KeptOpening, ProofsFile } from "../evidence/proofs-file.ts";
import { isIncidents, parseIncidents } from "../incidents/incidents-file.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { Verify } from "./arguments.ts";
import { logReader } from "../log-proofs/log-reader.ts";
import { askAgain } from "./ask-shop.ts";
import type { Compared } from "./compare-logs.ts";
import { compareLog, NOT_COMPARED, notesIn } from "./compare-logs.ts";
import { exitCodeOf } from "./exit-code.ts";
import type { LiveLog, LiveLogs } from "./live-log.ts";
import { liveLog } from "./live-log.ts";
import { readShopKeys } from "./read-shop-keys.ts";
import { reportOf } from "./report.ts";
import { verifyIncidents } from "./verify-incidents.ts";

const UNSEEN_ODDS = "whether the odds were in force for everybody (--log-key of the terms log)";
const UNSEEN_RECORDS = "whether the records are in the public log (--log-key of the records log)";

async function readUtf8(path: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(path));
}

/** Sends the unanswered reveals again, and returns the openings that the shop answered with a record. */
async function askAll(openings: readonly KeptOpening[], shop: URL): Promise<readonly KeptOpening[]> {
  const answered: KeptOpening[] = [];
  for (const kept of openings) answered.push(kept.kind === "Unanswered" ? await askAgain(kept, shop) : kept);
  return answered;
}

/** The logs that the caller wants to be read, of those whose key was told. */
async function liveLogs({ log, termsLog, recordsLog }: Verify): Promise<LiveLogs> {
  const open = async (name: "terms" | "records", policy: LogPolicy | undefined) =>
    log === undefined || policy === undefined ? undefined : liveLog(log, name, policy);
  return { terms: await open("terms", termsLog), records: await open("records", recordsLog) };
}

async function compareLogs(file: ProofsFile, live: LiveLogs): Promise<Compared> {
  const notes = notesIn(file);
  const compare = async (log: LiveLog | undefined, ofLog: readonly string[]) =>
    log === undefined ? NOT_COMPARED : compareLog(log, ofLog);
  const [terms, records] = [await compare(live.terms, notes.terms), await compare(live.records, notes.records)];
  return { forks: [...terms.forks, ...records.forks], uncompared: [...terms.uncompared, ...records.uncompared] };
}

/** Whether nobody but the file vouches that others see the same logs. */
function areLogsAlone({ log, termsLog, recordsLog }: Verify): boolean {
  const told = [termsLog, recordsLog].filter((policy) => policy !== undefined);
  return log === undefined && told.some(({ quorum }) => quorum === 0);
}

/** Judges a file of proofs, or one of incidents. Throws for whatever keeps it from looking. */
export async function verifyFile(command: Verify): Promise<{ report: string; exitCode: number }> {
  const text = await readUtf8(command.path);
  const file = isIncidents(text) ? parseIncidents(text) : parseProofs(text);
  const live = await liveLogs(command);
  // The keys that the caller trusts: told, or read from a log whose key was told.
  const trusted = [...command.keys, ...(live.terms === undefined ? [] : await readShopKeys(live.terms))];
  return "incidents" in file
    ? verifyIncidents(file, command, trusted, live)
    : verifyProofs(file, command, trusted, live);
}

async function verifyProofs(
  file: ProofsFile,
  command: Verify,
  trusted: readonly string[],
  live: LiveLogs,
): Promise<{ report: string; exitCode: number }> {
  const { shop, isMine, termsLog, recordsLog } = command;
  const compared = await compareLogs(file, live);
  const openings = shop === undefined ? file.openings : await askAll(file.openings, shop);
  const asked = new Set(openings.filter((kept) => !file.openings.includes(kept)));
  const isKeyTold = trusted.length > 0 || termsLog !== undefined;
  const told = isKeyTold ? trusted : file.shopKeys.map(({ publicKey }) => publicKey);
  const judged = await judgeProofs({ ...file, openings }, told, logReader(termsLog, recordsLog));
  const unseen = [
    ...(termsLog === undefined ? [UNSEEN_ODDS] : []),
    ...(recordsLog === undefined ? [UNSEEN_RECORDS] : []),
  ];
  const standing = { isKeyTold, isMine, asked, compared };
  return {
    report: reportOf(judged, standing, { unseen, areLogsAlone: areLogsAlone(command) }),
    exitCode: exitCodeOf(judged, standing),
  };
}
