import {
  isIncidents,
  isShown,
  type JudgedOpening,
  type LogAt,
  parseIncidents,
  parseProofs,
  parseShown,
  type UnansweredOpening,
} from "@trove/fairness";
import { judgeFile } from "@trove/fairness/judge-file";
import { httpLog, logClient, LogFault, rememberingLog, type SignedCheckpoint } from "@trove/fairness/log";
import { readTermsLog } from "@trove/fairness/read-terms-log";
import { verifyIncidents } from "@trove/fairness/verify-incidents";
import { verifyShown } from "@trove/fairness/verify-shown";
import type { LogName, Settings } from "./settings.ts";

/** A verdict in words. `code` is the exit code of the command line. */
export type Outcome = {
  readonly code: number;
  readonly report: string;
  /** The items that the file says were won, a line for each opening. */
  readonly won: readonly string[];
  /** Which places of the logs could not be read. */
  readonly unread: readonly string[];
  readonly unanswered: readonly UnansweredOpening[];
  /** The shop's keys in the terms log, and the odds tables of the file, for answers to what is unanswered. */
  readonly keys: readonly string[];
  readonly oddsTables: readonly string[];
  /** The records log, for what is said about losses. */
  readonly records: LogAt | undefined;
};

const NOTHING = { won: [], unread: [], unanswered: [], keys: [], oddsTables: [], records: undefined };

/** An outcome with code 2: nothing could be judged. */
export const notJudged = (report: string): Outcome => ({ ...NOTHING, code: 2, report });
const PATIENCE_MS = 30_000;

const get = (url: string) =>
  fetch(url, { redirect: "error", credentials: "omit", signal: AbortSignal.timeout(PATIENCE_MS) });

async function openAt(place: string, { policies }: Settings, name: LogName) {
  const policy = policies[name];
  const read = httpLog(get, place);
  const client = logClient(rememberingLog(read), policy);
  return { client, policy, latest: await client.checkpoint(), read };
}

type Live = Awaited<ReturnType<typeof openAt>>;

/** Throws LogFault of kind `fork` unless one log continues the other. */
async function requireSame({ client, latest }: Live, other: SignedCheckpoint): Promise<void> {
  await client.requireGrowth(other, latest);
}

/**
 * Opens a log at all its places and compares them. Returns the place with the largest tree, and the places that can't
 * be reached. Throws LogFault if none can, and for a place that shows anything but the log.
 */
async function openEverywhere(settings: Settings, name: LogName) {
  const unread: LogFault[] = [];
  const opened = settings.places.map(async (place): Promise<Live[]> => {
    try {
      return [await openAt(place[name], settings, name)];
    } catch (error) {
      if (!(error instanceof LogFault) || error.kind !== "unavailable") throw error;
      unread.push(error);
      return [];
    }
  });
  const all = (await Promise.all(opened)).flat();
  const [largest, ...rest] = all.toSorted((one, other) => other.latest.size - one.latest.size);
  if (largest === undefined) throw unread[0] ?? new RangeError("a log has a place");
  for (const { latest } of rest) await requireSame(largest, latest);
  return { log: largest, unread: unread.map(({ message }) => message) };
}

/** The items that an opening of a file has won, for comparison with the shop's page. */
function wonIn({ judgement: { record, draws } }: JudgedOpening): string[] {
  if (record?.kind !== "Receipt" || draws === undefined) return [];
  const items = draws.map(({ drop, ticket }) => `${drop.name} (ticket ${ticket})`);
  return [`Opening number ${record.nonce}: ${items.join(", ")}`];
}

/** Judges the text of a file as the command line does. Errors that are no verdict become an outcome with code 2. */
export async function judge(text: string, settings: Settings, isMine: boolean): Promise<Outcome> {
  try {
    const shown = isShown(text) ? parseShown(text) : undefined;
    const [terms, records] = await Promise.all([
      openEverywhere(settings, "terms"),
      openEverywhere(settings, "records"),
    ]);
    const unread = [...terms.unread, ...records.unread];
    const live = { terms: terms.log, records: records.log };
    if (shown !== undefined) {
      const { report, exitCode } = await verifyShown(shown, live, isMine);
      return { ...NOTHING, code: exitCode, report, unread };
    }
    const { keys, noticeAt } = await readTermsLog(live.terms);
    const policies = { termsLog: settings.policies.terms, recordsLog: settings.policies.records };
    const notice = settings.noticeMinutes ?? noticeAt;
    const file = isIncidents(text) ? parseIncidents(text) : parseProofs(text);
    if ("incidents" in file) {
      const { report, exitCode } = await verifyIncidents(file, { ...policies, isMine }, { keys, notice }, live);
      return { ...NOTHING, code: exitCode, report, unread };
    }
    const { judged, report, exitCode } = await judgeFile(file, { keys, ...policies, notice, live, isMine });
    const unanswered = file.openings.filter((kept) => kept.kind === "Unanswered");
    const won = judged.openings.flatMap(wonIn);
    const at = { read: records.log.read, checkpoint: records.log.latest };
    return { code: exitCode, report, won, unread, unanswered, keys, oddsTables: file.oddsTables, records: at };
  } catch (error) {
    if (error instanceof LogFault) {
      const isAgainstShop = error.kind === "fork" || error.kind === "mismatch";
      return { ...NOTHING, code: isAgainstShop ? 1 : 2, report: `${error.kind}: ${error.message}` };
    }
    if (error instanceof SyntaxError) return notJudged(error.message);
    throw error;
  }
}
