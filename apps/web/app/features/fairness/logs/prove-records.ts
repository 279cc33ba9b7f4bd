import { leafHash, LogFault, logClient, recordsLog, tlogProofText, verifyInclusion } from "@trove/fairness/log";
import { type ListEntry, parseOffer, parseRecord, recordLeaf, type SignedText } from "@trove/fairness";
import { changeOpenings, type OpeningChange, openingsByNonce } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { DAY_MS } from "./incidents.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

const LATE_MS = 600_000;

/** One bundle of the log. More than one leaf, so that a shop can't hide their age by dating the last one back. */
const LAST_LEAVES = 256;

/** `Other`: another leaf is at the record's place. `None`: it has no place. `Unread`: the log's tiles can't be read. */
type Found =
  | { readonly kind: "Logged"; readonly proof: string }
  | { readonly kind: "Other"; readonly proof: string }
  | { readonly kind: "None" }
  | { readonly kind: "Unread" };

/** The public log's findings about records. */
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

/** The proof of whatever leaf the log has at an index. Throws LogFault. */
async function proofAt(index: number, { prove, checkpoint }: LogView) {
  const hashes = await prove(index);
  return { hashes, proof: tlogProofText({ index, hashes, note: checkpoint.note }) };
}

/** The proof that the record is the leaf at its place, or that another one is. Throws LogFault. */
async function proofOf(entry: ListEntry, index: number, view: LogView): Promise<Found> {
  const { read, policy, checkpoint } = view;
  const leaf = leafOf(entry);
  const { hashes, proof } = await proofAt(index, view);
  if (verifyInclusion(checkpoint, index, leafHash(leaf), hashes)) return { kind: "Logged", proof };
  // Another leaf is there, or the tiles are not those of the checkpoint, which proves nothing.
  if (!(await logClient(read, policy).holds(checkpoint, index, leaf))) return { kind: "Other", proof };
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

/** A leaf of the log, with the time of its record to the minute. */
type Young = { readonly time: number; readonly proof: string };

/** The youngest of the log's last records; undefined for a log without one. Throws LogFault. */
async function youngestOf(view: LogView): Promise<Young | undefined> {
  const { read, policy, checkpoint } = view;
  let youngest: { readonly index: number; readonly time: number } | undefined;
  const from = Math.max(0, checkpoint.size - LAST_LEAVES);
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    const time = timeOf(entry);
    if (time !== undefined && time > (youngest?.time ?? -Infinity)) youngest = { index, time };
  }
  return youngest && { time: youngest.time, proof: (await proofAt(youngest.index, view)).proof };
}

const timeOfRecord = ({ text }: SignedText) => Date.parse(parseRecord(text).time);

/** Whether the log has gone on for so long that it leaves the record out. */
const isYounger = (youngest: Young | undefined, record: SignedText): youngest is Young =>
  youngest !== undefined && youngest.time > timeOfRecord(record) + LATE_MS;

/** The opening whose record the entry is. */
function keptFor({ nonce, record }: ListEntry, kept: ReadonlyMap<number, readonly StoredOpening[]>) {
  return kept.get(nonce)?.find((one) => keptRecord(one)?.record.text === record.text);
}

/** A breach: the log has not got a record which it should have. It stops openings once, not at each look. */
const leftOut = ({ isLeftOut }: StoredOpening, instead: string | undefined): OpeningChange => ({
  ...(instead !== undefined && { instead }),
  ...(!isLeftOut && { isLeftOut: true, verdict: "Breach", stage: "Stopped" }),
});

/** Where the log has the record. One that was missed before is judged again. */
async function inLog(opening: StoredOpening, logged: string, around: Around): Promise<OpeningChange> {
  if (!opening.isLeftOut) return { logged };
  const found: StoredOpening = { ...opening, logged, isLeftOut: false, verdict: "Recomputed" };
  const { verdict, isProven } = await judgeStored(found, around);
  const stage = verdict === "Breach" ? opening.stage : "Done";
  return { logged, isLeftOut: false, verdict, isProven, stage };
}

/** The leaf at the record's index, or why it is unknown. */
async function find(entry: ListEntry, view: LogView): Promise<Found> {
  const { logIndex } = entry;
  if (logIndex === null || logIndex >= view.checkpoint.size) return { kind: "None" };
  return (await ifReadable(() => proofOf(entry, logIndex, view))) ?? { kind: "Unread" };
}

/**
 * Why the record counts as left out, with the proof of what the log has instead; undefined if it may only be late. This
 * browser's clock may be a day wrong, so it has to show two days after the record's own time.
 */
async function faultOf(
  { record }: ListEntry,
  found: Exclude<Found, { kind: "Logged" }>,
  late: StoredOpening["late"],
  youngest: () => Promise<Young | undefined>,
  now: number,
): Promise<{ readonly instead: string | undefined } | undefined> {
  if (found.kind === "Other") return { instead: found.proof };
  const isLong = late !== undefined && now >= late.since + DAY_MS;
  if (found.kind === "Unread") return isLong ? { instead: undefined } : undefined;
  const last = await youngest();
  if (isYounger(last, record)) return { instead: last.proof };
  return isLong || now > timeOfRecord(record) + 2 * DAY_MS ? { instead: undefined } : undefined;
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
  const kept = await openingsByNonce(
    around.kept,
    userId,
    entries.map(({ nonce }) => nonce),
  );
  let reading: Promise<Young | undefined> | undefined;
  const youngest = () => (reading ??= ifReadable(() => youngestOf(view)));

  for (const entry of entries) {
    const opening = keptFor(entry, kept);
    if (opening === undefined || opening.logged !== undefined) continue;
    const found = await find(entry, view);
    if (found.kind === "Logged") {
      changes.push([opening, await inLog(opening, found.proof, around)]);
      continue;
    }
    // Being looked for in vain counts as long as the reason is the same.
    const { kind } = found;
    const late = kind !== "Other" && opening.late?.kind !== kind ? { kind, since: now } : opening.late;
    const fault = await faultOf(entry, found, late, youngest, now);
    (fault === undefined ? delayed : missing).push(entry.nonce);
    changes.push([opening, { ...(late && { late }), ...(fault && leftOut(opening, fault.instead)) }]);
  }
  await changeOpenings(around.kept, changes);
  return { delayed, missing };
}
