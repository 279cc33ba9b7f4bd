import { leafHash, LogFault, logClient, recordsLog, tlogProofText, verifyInclusion } from "@trove/fairness/log";
import { type ListEntry, parseOffer, parseRecord, recordLeaf, type SignedText } from "@trove/fairness";
import { changeOpenings, type OpeningChange, openingsByNonce } from "../kept/kept-openings.ts";
import { keptRecord, type StoredOpening } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { DAY_MS } from "./incidents.ts";
import { readClocks } from "../opening/shop-time.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

const LATE_MS = 600_000;
/** How far ahead of the expected time a leaf may be dated. A leaf beyond that says nothing about when it was logged. */
const AHEAD_MS = 120_000;

/**
 * Number of last leaves to read times from: one bundle of the log. With a single one, the shop could hide the log's
 * progress by dating back its last leaf.
 */
const LAST_LEAVES = 256;

/**
 * - `Other`: another leaf is at the record's index
 * - `None`: the record has no index yet, or one beyond the log's end
 * - `Unread`: the log's tiles can't be read
 */
type Found =
  | { readonly kind: "Logged"; readonly proof: string }
  | { readonly kind: "Other"; readonly proof: string }
  | { readonly kind: "None" }
  | { readonly kind: "Unread" };

/** The findings from looking for records in the records log. */
export type LogFindings = {
  /** Nonces of records that the log lacks, but may still add: it is behind, stands still or can't be read. */
  readonly delayed: readonly number[];
  /** Nonces of records that the log should have but lacks: it has younger records, or a day has passed. */
  readonly missing: readonly number[];
};

/** The leaf that the log must have for the record. */
function leafOf({ record, offer, clientSeed }: ListEntry): Uint8Array {
  return recordsLog.write(recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed));
}

/** The proof of the leaf that the log has at an index. Throws LogFault. */
async function proofAt(index: number, { prove, checkpoint }: LogView) {
  const hashes = await prove(index);
  return { hashes, proof: tlogProofText({ index, hashes, note: checkpoint.note }) };
}

/** The proof that the leaf at the index is the record, or that it is another. Throws LogFault. */
async function proofOf(entry: ListEntry, index: number, view: LogView): Promise<Found> {
  const { read, policy, checkpoint } = view;
  const leaf = leafOf(entry);
  const { hashes, proof } = await proofAt(index, view);
  if (verifyInclusion(checkpoint, index, leafHash(leaf), hashes)) return { kind: "Logged", proof };
  // A proof that doesn't match has two reasons: another leaf is at the index, or the tiles don't match the checkpoint.
  // Only the first is a proof against the shop.
  if (!(await logClient(read, policy).holds(checkpoint, index, leaf))) return { kind: "Other", proof };
  throw new LogFault("mismatch", `The proof of leaf ${index} doesn't lead to the root`);
}

/** The time of a leaf in milliseconds; undefined if the leaf can't be read. */
function timeOf(leaf: Uint8Array): number | undefined {
  const known = recordsLog.readKnown(leaf);
  return known && Date.parse(known.time.replace("Z", ":00.000Z"));
}

/** A leaf of the log: its record's time, exact to the minute, and its proof. */
type Young = { readonly time: number; readonly proof: string };

/**
 * The youngest of the log's last records that is not dated ahead of the expected time `now`, as by a clock that was put
 * forward. Undefined if there is none. Throws LogFault.
 */
async function youngestOf(view: LogView, now: number): Promise<Young | undefined> {
  const { read, policy, checkpoint } = view;
  let youngest: { readonly index: number; readonly time: number } | undefined;
  const from = Math.max(0, checkpoint.size - LAST_LEAVES);
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    const time = timeOf(entry);
    if (time === undefined || time > now + AHEAD_MS) continue;
    if (time > (youngest?.time ?? -Infinity)) youngest = { index, time };
  }
  return youngest && { time: youngest.time, proof: (await proofAt(youngest.index, view)).proof };
}

const timeOfRecord = ({ text }: SignedText) => Date.parse(parseRecord(text).time);

/** True if the log has a record that is more than ten minutes younger, so it has left this one out. */
const isYounger = (youngest: Young | undefined, record: SignedText): youngest is Young =>
  youngest !== undefined && youngest.time > timeOfRecord(record) + LATE_MS;

/** The stored opening with exactly this record. */
function keptFor({ nonce, record }: ListEntry, kept: ReadonlyMap<number, readonly StoredOpening[]>) {
  return kept.get(nonce)?.find((one) => keptRecord(one)?.record.text === record.text);
}

/**
 * Marks the opening as a breach, because the log lacks a record that it should have. Only the first finding stops
 * further openings.
 */
const leftOut = ({ isLeftOut }: StoredOpening, instead: string | undefined): OpeningChange => ({
  ...(instead !== undefined && { instead }),
  ...(!isLeftOut && { isLeftOut: true, verdict: "Breach", stage: "Stopped" }),
});

/** Stores the proof that the log has the record. If the record was missed before, judges the opening again. */
async function inLog(opening: StoredOpening, logged: string, parts: BrowserParts): Promise<OpeningChange> {
  if (!opening.isLeftOut) return { logged };
  const found: StoredOpening = { ...opening, logged, isLeftOut: false, verdict: "Recomputed" };
  const { verdict, isProven } = await judgeStored(found, parts);
  const stage = verdict === "Breach" ? opening.stage : "Done";
  return { logged, isLeftOut: false, verdict, isProven, stage };
}

/** Looks for the record in the log. Doesn't throw if the log is unreadable. */
async function find(entry: ListEntry, view: LogView): Promise<Found> {
  const { logIndex } = entry;
  if (logIndex === null || logIndex >= view.checkpoint.size) return { kind: "None" };
  return (await ifReadable(() => proofOf(entry, logIndex, view))) ?? { kind: "Unread" };
}

/**
 * If the record counts as left out, returns the proof of another leaf as `instead`, if there is one. Undefined if the
 * record may only be late. The shop's clock may have been put back a day, so a record is late two days after its own
 * time.
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
 * Looks for the listed records in the records log. For each stored one, stores its proof, or since when it has been
 * missing. A record missing for a day is a breach. Throws ApiError.
 */
export async function proveRecords(
  entries: readonly ListEntry[],
  userId: string,
  view: LogView,
  parts: BrowserParts,
): Promise<LogFindings> {
  const [delayed, missing]: [number[], number[]] = [[], []];
  const changes: [StoredOpening, OpeningChange][] = [];
  const { expected: now } = await readClocks(parts);
  const kept = await openingsByNonce(
    parts.kept,
    userId,
    entries.map(({ nonce }) => nonce),
  );
  let reading: Promise<Young | undefined> | undefined;
  const youngest = () => (reading ??= ifReadable(() => youngestOf(view, now)));

  for (const entry of entries) {
    const opening = keptFor(entry, kept);
    if (opening === undefined || opening.logged !== undefined) continue;
    const found = await find(entry, view);
    if (found.kind === "Logged") {
      changes.push([opening, await inLog(opening, found.proof, parts)]);
      continue;
    }
    // The time is counted anew if the reason changes.
    const { kind } = found;
    const late = kind !== "Other" && opening.late?.kind !== kind ? { kind, since: now } : opening.late;
    const fault = await faultOf(entry, found, late, youngest, now);
    (fault === undefined ? delayed : missing).push(entry.nonce);
    changes.push([opening, { ...(late && { late }), ...(fault && leftOut(opening, fault.instead)) }]);
  }
  await changeOpenings(parts.kept, changes);
  return { delayed, missing };
}
