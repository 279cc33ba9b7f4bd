import { leafHash, logClient, proveInclusion, recordsLog, tlogProofText, verifyInclusion } from "@trove/fairness/log";
import { type ListEntry, parseOffer, parseRecord, recordLeaf, type SignedText } from "@trove/fairness";
import { changeOpening, openingsOf } from "../kept/kept-openings.ts";
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
  if (!(await logClient(read, policy).holds(checkpoint, index, leaf))) return undefined;
  const hashes = await proveInclusion(index, checkpoint.size, read);
  if (!verifyInclusion(checkpoint, index, leafHash(leaf), hashes)) return undefined;
  return tlogProofText({ index, hashes, note: checkpoint.note });
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

/** Keeps as a breach that the log has not got a record which it should have. Stops openings once, not at each look. */
async function keepLeftOut(opening: StoredOpening, { kept }: Around): Promise<void> {
  if (opening.isLeftOut) return;
  await changeOpening(kept, opening, { isLeftOut: true, verdict: "Breach", stage: "Stopped" });
}

/** Keeps where the log has the record. One that was missed before is judged again. */
async function keepLogged(opening: StoredOpening, logged: string, around: Around): Promise<void> {
  if (!opening.isLeftOut) return changeOpening(around.kept, opening, { logged });
  const { verdict, isProven } = await judgeStored({ ...opening, logged }, around);
  const stage = verdict === "Breach" ? opening.stage : "Done";
  await changeOpening(around.kept, opening, { logged, isLeftOut: false, verdict, isProven, stage });
}

/** `Other`: another leaf is at the record's place. `None`: it has no place. `Unread`: the log's tiles can't be read. */
type NotFound = { readonly kind: "Other" | "None" | "Unread" };

/** The proof, or why there is none. */
async function find(entry: ListEntry, view: LogView): Promise<string | NotFound> {
  const { logIndex } = entry;
  if (logIndex === null || logIndex >= view.checkpoint.size) return { kind: "None" };
  const read = await ifReadable(async () => (await proofOf(entry, logIndex, view)) ?? ({ kind: "Other" } as const));
  return read ?? { kind: "Unread" };
}

/** Since when the record is not found for the same reason, which is kept. */
async function lateSince(opening: StoredOpening, kind: "None" | "Unread", { kept, now }: Around): Promise<number> {
  if (opening.late?.kind === kind) return opening.late.since;
  const late = { kind, since: now() };
  await changeOpening(kept, opening, { late });
  return late.since;
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
  const youngest = await ifReadable(() => youngestTime(view));

  async function isMissing({ record }: ListEntry, opening: StoredOpening, { kind }: NotFound): Promise<boolean> {
    if (kind === "Other") return true;
    const now = around.now();
    const isLong = now >= (await lateSince(opening, kind, around)) + DAY_MS;
    return isLong || (kind === "None" && isOverdue(record, youngest, now));
  }

  for (const entry of entries) {
    const opening = await keptFor(entry, userId, around);
    if (opening === undefined || opening.logged !== undefined) continue;
    const found = await find(entry, view);
    if (typeof found === "string") await keepLogged(opening, found, around);
    else if (!(await isMissing(entry, opening, found))) delayed.push(entry.nonce);
    else {
      missing.push(entry.nonce);
      await keepLeftOut(opening, around);
    }
  }
  return { delayed, missing };
}
