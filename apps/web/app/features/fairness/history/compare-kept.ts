import { compareRecords, type ListedRecord, recordHash, type Trust } from "@trove/fairness";
import { keptRecord } from "../kept/kept-record.ts";
import type { ListedOpening, StoredOpening } from "../kept/stored-opening.ts";
import { listedOpening } from "./listed-opening.ts";

function partsOf({ nonce, kind, record, offer, clientSeed, browserKeys }: ListedRecord): string {
  const signed = [record, offer].map(({ text, keyId, signature }) => [text, keyId, signature]);
  return JSON.stringify([nonce, kind, signed, clientSeed, browserKeys.toSorted()]);
}

/** Whether the record that is kept is the listed one, whole. */
export function isRecordOf(kept: StoredOpening, shown: ListedRecord): boolean {
  const record = keptRecord(kept);
  return record !== undefined && partsOf(record) === partsOf(shown);
}

/**
 * Compares a record that the shop lists with the one that this browser keeps of its nonce, whole. Returns what the shop
 * shows now, as a breach to be kept beside the other, if they differ; undefined if they don't.
 */
export async function contradictionOf(
  kept: StoredOpening,
  shown: ListedRecord,
  trust: Trust,
): Promise<ListedOpening | undefined> {
  const before = keptRecord(kept);
  if (before === undefined || partsOf(before) === partsOf(shown)) return undefined;
  const checks = await compareRecords(before, shown, trust);
  // Texts that both hold by their signatures, and yet differ, convict the shop.
  const isProven = checks.every(({ id, outcome }) => id !== "record-signature" || outcome === "Holds");
  const isOtherText = before.record.text !== shown.record.text;
  const judged = { verdict: "Breach", isProven: isProven && isOtherText, checks, offer: undefined } as const;
  const unknown = { record: undefined, draws: undefined, ours: undefined };
  const opening = listedOpening(kept.userId, shown, { ...judged, ...unknown });
  const { boxId, boxName, oddsHash } = kept;
  return { ...opening, id: recordHash(partsOf(shown)), boxId, boxName, oddsHash };
}
