import {
  leafHash,
  LogFault,
  logClient,
  proveInclusion,
  recordsLog,
  tlogProofText,
  verifyInclusion,
} from "@trove/fairness/log";
import { type ListEntry, parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import { changeOpenings, type OpeningChange, openingsOf } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

/** What is known of records in the public log. */
export type LogFindings = {
  /** Nonces of records that the log has not got yet, as far as it could have. */
  readonly delayed: readonly number[];
  /** Nonces of records that the log should have, and has not: it has younger ones, or stands still for a day. */
  readonly missing: readonly number[];
};

const MINUTE_MS = 60_000;
const LATE_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

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

/** The time of the log's last record, to the minute; undefined for a log without one. */
async function lastTime({ read, policy, checkpoint }: LogView): Promise<number | undefined> {
  if (checkpoint.size === 0) return undefined;
  const leaf = recordsLog.read(await logClient(read, policy).entry(checkpoint, checkpoint.size - 1));
  return Date.parse(leaf.time.replace("Z", ":00.000Z"));
}

/**
 * Whether a record that has no place yet is left out, or only late. This browser's clock may be a day wrong, so it has to
 * show two for one to have passed.
 */
function isLeftOut({ record }: ListEntry, last: number | undefined, now: number): boolean {
  const time = Date.parse(parseRecord(record.text).time);
  return (last !== undefined && last > time + LATE_MS) || now > time + 2 * DAY_MS;
}

/** The opening whose record the entry is. */
async function keptFor({ nonce, record }: ListEntry, userId: string, { kept }: Around) {
  const openings = await openingsOf(kept, userId, nonce);
  return openings.find((one) => keptRecord(one)?.record.text === record.text);
}

/** A breach: the log has not got a record which it should have. It stops openings once, not at each look. */
const leftOut = ({ isLeftOut }: StoredOpening): OpeningChange =>
  isLeftOut ? {} : { isLeftOut: true, verdict: "Breach", stage: "Stopped" };

/**
 * Looks for the listed records in the records log, and keeps the proof of each that this browser keeps. Undefined if the
 * log can't be read now, which proves nothing.
 */
export async function proveRecords(
  entries: readonly ListEntry[],
  userId: string,
  view: LogView,
  around: Around,
): Promise<LogFindings | undefined> {
  return ifReadable(async () => {
    const [delayed, missing]: [number[], number[]] = [[], []];
    const changes: [StoredOpening, OpeningChange][] = [];
    const last = await lastTime(view);
    for (const entry of entries) {
      const opening = await keptFor(entry, userId, around);
      if (opening === undefined || opening.logged !== undefined) continue;
      const { nonce, logIndex } = entry;
      const isPlaced = logIndex !== null && logIndex < view.checkpoint.size;
      const logged = isPlaced ? await proofOf(entry, logIndex, view) : undefined;
      if (logged !== undefined) changes.push([opening, { logged }]);
      else if (!isPlaced && !isLeftOut(entry, last, around.now())) delayed.push(nonce);
      else {
        missing.push(nonce);
        changes.push([opening, leftOut(opening)]);
      }
    }
    await changeOpenings(around.kept, changes);
    return { delayed, missing };
  });
}
