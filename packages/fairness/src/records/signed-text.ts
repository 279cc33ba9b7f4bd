import { readText, textUpTo } from "../json/readers.ts";
import type { ObjectReader, Reader } from "../json/readers.ts";

/** A text of the shop with its signature, 128 hex digits, and the id of the key that made it. */
export type SignedText = { readonly text: string; readonly keyId: string; readonly signature: string };

/** A void may list all movements of weeks; nothing longer is read. */
const MOST_CHARACTERS = 1_000_000;

export function signedTextReader(objectOf: ObjectReader): Reader<SignedText> {
  return objectOf<SignedText>({ text: textUpTo(MOST_CHARACTERS), keyId: readText, signature: readText });
}
