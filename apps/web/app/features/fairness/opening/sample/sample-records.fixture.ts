import { type ListEntry, parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import { cosignCheckpoint, recordsLog, type Signer, type WitnessKey, withSignatures } from "@trove/fairness/log";
import { publicLog } from "../../../../../../../packages/fairness/test/sample-logs.ts";

/** The leaf by which the records log shows a record. */
export const leafOf = ({ record, offer, clientSeed }: ListEntry) =>
  recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed);

/** The records log with these records. */
export function sampleRecords(entries: readonly ListEntry[]) {
  return publicLog("records", entries.map(leafOf).map(recordsLog.write));
}

/** A checkpoint as its witness, if there is one, has signed it. */
export async function witnessed(note: string, witness: Signer<WitnessKey> | undefined): Promise<string> {
  if (witness === undefined) return note;
  return withSignatures(note, await cosignCheckpoint(note, witness, Date.UTC(2026, 10, 21) / 1000));
}
