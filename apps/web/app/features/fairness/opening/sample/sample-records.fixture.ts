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

/** The records log of the sample shop. */
export class SampleRecordsLog {
  /** The leaves: of a record by its nonce, or one that says that it is lost. */
  readonly #order: { readonly nonce: number; readonly isLost: boolean }[] = [];

  add(nonce: number): void {
    this.#order.push({ nonce, isLost: false });
  }

  placeOf(nonce: number): number {
    return this.#order.findIndex((leaf) => leaf.nonce === nonce && !leaf.isLost);
  }

  /** Adds a leaf that says that a record is lost. Returns the places of both leaves. */
  lose(nonce: number): { logIndex: number; lostIndex: number } {
    this.#order.push({ nonce, isLost: true });
    return { logIndex: this.placeOf(nonce), lostIndex: this.#order.length - 1 };
  }

  /** The log's files. `entries` are the records by nonce. */
  files(entries: readonly ListEntry[]) {
    const leaves = this.#order.flatMap(({ nonce, isLost }): RecordsLogLeaf[] => {
      const entry = entries[nonce];
      if (entry === undefined) return [];
      const leaf = leafOf(entry);
      const { recordHash, time } = leaf;
      return [isLost ? { kind: "lost", logIndex: this.placeOf(nonce), recordHash, time } : leaf];
    });
    return publicLog("records", leaves.map(recordsLog.write));
  }
}

/** The checkpoint with the witness's cosignature, or unchanged without a witness. */
export async function witnessed(note: string, witness: Signer<WitnessKey> | undefined): Promise<string> {
  if (witness === undefined) return note;
  return withSignatures(note, await cosignCheckpoint(note, witness, Date.UTC(2026, 10, 21) / 1000));
}
