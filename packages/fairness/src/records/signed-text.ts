import { readText, textUpTo } from "../json/readers.ts";
import type { ObjectReader, Reader } from "../json/readers.ts";

/** A text that the shop signed, with the signature (128 hex digits) and the id of the signing key. */
export type SignedText = { readonly text: string; readonly keyId: string; readonly signature: string };

/** Maximum length that is read. It is high, because a void may list all movements of several weeks. */
const MOST_CHARACTERS = 1_000_000;

export function signedTextReader(objectOf: ObjectReader): Reader<SignedText> {
  return objectOf<SignedText>({ text: textUpTo(MOST_CHARACTERS), keyId: readText, signature: readText });
}
