import { fieldsOf, listUpTo, optional } from "../../json/readers.ts";
import type { Reader } from "../../json/readers.ts";
import { hexOf, kindOf, leafFormat, readMinute, readReason, readUuid, wholeOf } from "./leaf-format.ts";

/**
 * The public part of a record. It has no person, nonce or entropy, and no exact time, because these could link two
 * records of a person.
 */
type RecordLeaf = {
  readonly clientHash: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly oddsHash: string;
  readonly quantity: number;
  readonly recordHash: string;
  /** ISO-8601, UTC, to the minute. */
  readonly offeredAt: string;
  /** ISO-8601, UTC, to the minute. */
  readonly time: string;
  /** The size of the terms log that the offer names. Missing for offers of version 2. */
  readonly termsSize?: number | undefined;
};

export type OpeningLeaf = RecordLeaf & {
  readonly kind: "opening";
  readonly tickets: readonly number[];
  readonly itemIds: readonly string[];
};

export type VoidLeaf = RecordLeaf & {
  readonly kind: "void";
  /** A word in capitals. Forbidden reasons can be read too, so that they can be held against the shop. */
  readonly reason: string;
};

/** The leaf of a record. */
export type DrawnLeaf = OpeningLeaf | VoidLeaf;

/** Says that the shop has lost the record of an earlier leaf. */
export type LostLeaf = {
  readonly kind: "lost";
  /** The index of the record's leaf. */
  readonly logIndex: number;
  readonly recordHash: string;
  /** When the loss was found. ISO-8601, UTC, to the minute. */
  readonly time: string;
};

export type RecordsLogLeaf = DrawnLeaf | LostLeaf;

/** More do not fit into an entry of a log. */
const MOST_ENTRIES = 65_535;

const hash = hexOf(32);
const drawn = { clientHash: hash, commitment: hash, serverSeed: hash, oddsHash: hash, quantity: wholeOf(1) };
const recorded = { recordHash: hash, offeredAt: readMinute, time: readMinute, termsSize: optional(wholeOf(1)) };

const readOpening = fieldsOf<OpeningLeaf>({
  kind: kindOf("opening"),
  ...drawn,
  tickets: listUpTo(MOST_ENTRIES, wholeOf(0, 999_999)),
  itemIds: listUpTo(MOST_ENTRIES, readUuid),
  ...recorded,
});

const readWholeOpening: Reader<OpeningLeaf> = (value, place) => {
  const opening = readOpening(value, place);
  const { quantity, tickets, itemIds } = opening;
  if (tickets.length === quantity && itemIds.length === quantity) return opening;
  throw new SyntaxError(`${place} does not have a ticket and an item for each box`);
};

export const recordsLog = leafFormat<RecordsLogLeaf>({
  opening: readWholeOpening,
  void: fieldsOf<VoidLeaf>({ kind: kindOf("void"), ...drawn, reason: readReason, ...recorded }),
  lost: fieldsOf<LostLeaf>({ kind: kindOf("lost"), logIndex: wholeOf(0), recordHash: hash, time: readMinute }),
});

/** Cuts an ISO-8601 time in UTC with milliseconds to the minute, as the records log shows times. */
export function minuteOf(time: string): string {
  return `${time.slice(0, "2026-11-21T12:00".length)}Z`;
}
