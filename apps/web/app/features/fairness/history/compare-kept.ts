import { compareRecords, type ListedRecord, recordHash, type Trust } from "@trove/fairness";
import { keptRecord, type ListedOpening, type StoredOpening } from "@trove/fairness/press";
import { listedOpening } from "./listed-opening.ts";

function partsOf({ nonce, kind, record, offer, clientSeed, browserKeys }: ListedRecord): string {
  const signed = [record, offer].map(({ text, keyId, signature }) => [text, keyId, signature]);
  return JSON.stringify([nonce, kind, signed, clientSeed, browserKeys.toSorted()]);
}

/** True if the stored record equals the listed one in all its parts. */
export function isRecordOf(kept: StoredOpening, shown: ListedRecord): boolean {
  const record = keptRecord(kept);
  return record !== undefined && partsOf(record) === partsOf(shown);
}

/**
 * Compares a listed record with the stored one of its nonce, in all parts. If they differ, returns the listed record as
 * a breach, to be stored beside the other; otherwise undefined.
 */
export async function contradictionOf(
  kept: StoredOpening,
  shown: ListedRecord,
  trust: Trust,
): Promise<ListedOpening | undefined> {
  const before = keptRecord(kept);
  if (before === undefined || partsOf(before) === partsOf(shown)) return undefined;
  const checks = await compareRecords(before, shown, trust);
  // If both texts have valid signatures and differ, the signatures prove the shop's breach.
  const isProven = checks.every(({ id, outcome }) => id !== "record-signature" || outcome === "Holds");
  const isOtherText = before.record.text !== shown.record.text;
  const judged = { verdict: "Breach", isProven: isProven && isOtherText, checks, offer: undefined } as const;
  const unknown = { record: undefined, draws: undefined, ours: undefined };
  const opening = listedOpening(kept.userId, shown, { ...judged, ...unknown });
  const { boxId, boxName, oddsHash } = kept;
  return { ...opening, id: recordHash(partsOf(shown)), boxId, boxName, oddsHash };
}
