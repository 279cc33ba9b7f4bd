import {
  leafHash,
  LogFault,
  logClient,
  proveInclusion,
  recordsLog,
  tlogProofText,
  verifyInclusion,
} from "@trove/fairness/log";
import { type ListEntry, parseOffer, parseRecord, recordLeaf, type SignedText } from "@trove/fairness";
import { changeOpenings, type OpeningChange, openingsOf } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { DAY_MS } from "./incidents.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

const LATE_MS = 600_000;

/** As many as one bundle of the log has. A shop that dates its last leaf back does not hide how young the others are. */
const LAST_LEAVES = 256;

/** What is known of records in the public log. */
export type LogFindings = {
  /** Nonces of records that were not found yet: the log stands still, can't be read, or is only behind. */
  readonly delayed: readonly number[];
  /** Nonces of records that the log should have, and has not: it has younger ones, or a day has passed. */
  readonly missing: readonly number[];
};

/** The leaf by which the log must show the record. */
function leafOf({ record, offer, clientSeed }: ListEntry): Uint8Array {
  return recordsLog.write(recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed));
}

/** The proof that the record is the leaf at its place; undefined if another one is. Throws LogFault. */
async function proofOf(entry: ListEntry, index: number, { read, policy, checkpoint }: LogView) {
  const leaf = leafOf(entry);
  const hashes = await proveInclusion(index, checkpoint.size, read);
  if (verifyInclusion(checkpoint, index, leafHash(leaf), hashes)) {
    return tlogProofText({ index, hashes, note: checkpoint.note });
  }
  // Another leaf is there, or the tiles are not those of the checkpoint, which proves nothing.
  if (!(await logClient(read, policy).holds(checkpoint, index, leaf))) return undefined;
  throw new LogFault("mismatch", `The proof of leaf ${index} doesn't lead to the root`);
}

/** The time of a leaf in milliseconds; undefined for one that can't be read. */
function timeOf(leaf: Uint8Array): number | undefined {
  try {
    return Date.parse(recordsLog.read(leaf).time.replace("Z", ":00.000Z"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The time of the youngest of the log's last records, to the minute; undefined for a log without one. Throws LogFault. */
async function youngestTime({ read, policy, checkpoint }: LogView): Promise<number | undefined> {
  let youngest: number | undefined;
  const from = Math.max(0, checkpoint.size - LAST_LEAVES);
  for await (const { entry } of logClient(read, policy).entries(checkpoint, from)) {
    const time = timeOf(entry);
    if (time !== undefined && time > (youngest ?? -Infinity)) youngest = time;
  }
  return youngest;
}

/**
 * Whether a record without a place in the log is left out, or only late. This browser's clock may be a day wrong, so it
 * has to show two days after the record's own time.
 */
function isOverdue(record: SignedText, youngest: number | undefined, now: number): boolean {
  const time = Date.parse(parseRecord(record.text).time);
  return (youngest !== undefined && youngest > time + LATE_MS) || now > time + 2 * DAY_MS;
}

/** The opening whose record the entry is. */
async function keptFor({ nonce, record }: ListEntry, userId: string, { kept }: Around) {
  const openings = await openingsOf(kept, userId, nonce);
  return openings.find((one) => keptRecord(one)?.record.text === record.text);
}

/** A breach: the log has not got a record which it should have. It stops openings once, not at each look. */
const leftOut = (opening: StoredOpening): OpeningChange =>
  opening.isLeftOut ? {} : { isLeftOut: true, verdict: "Breach", stage: "Stopped" };

/** Where the log has the record. One that was missed before is judged again. */
async function inLog(opening: StoredOpening, logged: string, around: Around): Promise<OpeningChange> {
  if (!opening.isLeftOut) return { logged };
  const found: StoredOpening = { ...opening, logged, isLeftOut: false, verdict: "Recomputed" };
  const { verdict, isProven } = await judgeStored(found, around);
  const stage = verdict === "Breach" ? opening.stage : "Done";
  return { logged, isLeftOut: false, verdict, isProven, stage };
}

/** `Other`: another leaf is at the record's place. `None`: it has no place. `Unread`: the log's tiles can't be read. */
type NotFound = "Other" | "None" | "Unread";

/** The proof, or why there is none. */
async function find(entry: ListEntry, view: LogView): Promise<{ logged: string } | NotFound> {
  const { logIndex } = entry;
  if (logIndex === null || logIndex >= view.checkpoint.size) return "None";
  const read = await ifReadable(async () => {
    const logged = await proofOf(entry, logIndex, view);
    return logged === undefined ? "Other" : { logged };
  });
  return read ?? "Unread";
}

/**
 * Looks for the listed records in the records log, and keeps the proof of each that this browser keeps, or since when
 * there is none. After a day that is a breach. Throws ApiError.
 */
export async function proveRecords(
  entries: readonly ListEntry[],
  userId: string,
  view: LogView,
  around: Around,
): Promise<LogFindings> {
  const [delayed, missing]: [number[], number[]] = [[], []];
  const changes: [StoredOpening, OpeningChange][] = [];
  const now = around.now();
  let reading: Promise<number | undefined> | undefined;
  const youngest = () => (reading ??= ifReadable(() => youngestTime(view)));

  for (const entry of entries) {
    const opening = await keptFor(entry, userId, around);
    if (opening === undefined || opening.logged !== undefined) continue;
    const found = await find(entry, view);
    if (typeof found === "object") {
      changes.push([opening, await inLog(opening, found.logged, around)]);
      continue;
    }
    // Being looked for in vain counts as long as the reason is the same.
    const late = found !== "Other" && opening.late?.kind !== found ? { kind: found, since: now } : opening.late;
    const isLong = late !== undefined && now >= late.since + DAY_MS;
    if (found === "Other" || isLong || (found === "None" && isOverdue(entry.record, await youngest(), now))) {
      missing.push(entry.nonce);
      changes.push([opening, { ...(late && { late }), ...leftOut(opening) }]);
    } else {
      delayed.push(entry.nonce);
      changes.push([opening, { ...(late && { late }) }]);
    }
  }
  await changeOpenings(around.kept, changes);
  return { delayed, missing };
}
