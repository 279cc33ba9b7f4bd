import { type ListEntry, parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import { cosignCheckpoint, recordsLog, type Signer, type WitnessKey, withSignatures } from "@trove/fairness/log";
import { publicLog } from "../../../../../../../packages/fairness/test/sample-logs.ts";

/** The leaf that the records log must have for a record. */
export const leafOf = ({ record, offer, clientSeed }: ListEntry) =>
  recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed);

/** A records log that contains these records. */
export function sampleRecords(entries: readonly ListEntry[]) {
  return publicLog("records", entries.map(leafOf).map(recordsLog.write));
}

/** The checkpoint with the witness's cosignature, or unchanged without a witness. */
export async function witnessed(note: string, witness: Signer<WitnessKey> | undefined): Promise<string> {
  if (witness === undefined) return note;
  return withSignatures(note, await cosignCheckpoint(note, witness, Date.UTC(2026, 10, 21) / 1000));
}
