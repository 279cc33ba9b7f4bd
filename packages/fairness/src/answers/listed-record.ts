import { fieldsOf, listUpTo, nullOr, readText, readWhole } from "../json/readers.ts";
import type { ObjectReader, Reader } from "../json/readers.ts";
import { MOST_BROWSER_KEYS } from "../keys/browser-keys.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { SignedText } from "../records/signed-text.ts";

/** A record with everything that its offer names by hash but the odds table. */
export type ListedRecord = {
  readonly nonce: number;
  readonly kind: OpeningRecord["kind"];
  readonly record: SignedText;
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
};

/** One entry of a person's openings. `logIndex`: its place in the records log; null until it has one. */
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

/** Reads an entry of GET /api/users/openings. Throws SyntaxError, naming the place. */
export const readListEntry = fieldsOf<ListEntry>({ ...listedParts(fieldsOf), logIndex: nullOr(readWhole) });
