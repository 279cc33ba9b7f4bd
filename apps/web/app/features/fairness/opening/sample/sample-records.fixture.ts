import { type ListEntry, parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import {
  cosignCheckpoint,
  type RecordsLogLeaf,
  recordsLog,
  type Signer,
  type WitnessKey,
  withSignatures,
} from "@trove/fairness/log";
import { publicLog } from "../../../../../../../packages/fairness/test/sample-logs.ts";

/** The leaf that the records log must have for a record. */
export const leafOf = ({ record, offer, clientSeed }: ListEntry) =>
  recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed);

/** A leaf of the sample log: of a record by its nonce, or one that says that it is lost. */
export type SampleLeaf = { readonly nonce: number; readonly isLost: boolean };

/** A records log with the leaves of these records, in this order. */
export function sampleRecords(entries: readonly ListEntry[], order: readonly SampleLeaf[]) {
  const leaves = order.flatMap(({ nonce, isLost }): RecordsLogLeaf[] => {
    const entry = entries[nonce];
    if (entry === undefined) return [];
    const leaf = leafOf(entry);
    const logIndex = order.findIndex((one) => one.nonce === nonce && !one.isLost);
    return [isLost ? { kind: "lost", logIndex, recordHash: leaf.recordHash, time: leaf.time } : leaf];
  });
  return publicLog("records", leaves.map(recordsLog.write));
}

/** The checkpoint with the witness's cosignature, or unchanged without a witness. */
export async function witnessed(note: string, witness: Signer<WitnessKey> | undefined): Promise<string> {
  if (witness === undefined) return note;
  return withSignatures(note, await cosignCheckpoint(note, witness, Date.UTC(2026, 10, 21) / 1000));
}
