import { fieldsOf, listUpTo, nullOr, readText, readWhole } from "../json/readers.ts";
import type { ObjectReader, Reader } from "../json/readers.ts";
import { MOST_BROWSER_KEYS } from "../keys/browser-keys.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { SignedText } from "../records/signed-text.ts";

/** A record with its offer and all values that the offer names by hash, except the odds table. */
export type ListedRecord = {
  readonly nonce: number;
  readonly kind: OpeningRecord["kind"];
  readonly record: SignedText;
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
};

/**
 * One entry of a person's openings. `logIndex` is the record's index in the records log; null until it is published.
 */
export type ListEntry = ListedRecord & { readonly logIndex: number | null };

const readKind: Reader<OpeningRecord["kind"]> = (value, place) => {
  if (value === "Receipt" || value === "Void") return value;
  throw new SyntaxError(`${place} is not Receipt or Void`);
};

const listedParts = (objectOf: ObjectReader) => ({
  nonce: readWhole,
  kind: readKind,
  record: signedTextReader(objectOf),
  offer: signedTextReader(objectOf),
  clientSeed: readText,
  browserKeys: listUpTo(MOST_BROWSER_KEYS, readText),
});

export function listedRecordReader(objectOf: ObjectReader): Reader<ListedRecord> {
  return objectOf<ListedRecord>(listedParts(objectOf));
}

/** Reads an entry of GET /api/users/openings. Throws SyntaxError that names the faulty field. */
export const readListEntry = fieldsOf<ListEntry>({ ...listedParts(fieldsOf), logIndex: nullOr(readWhole) });
