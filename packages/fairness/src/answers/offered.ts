import { fieldsOf, listUpTo, readJson, readText } from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import type { Json } from "../json/strict-json.ts";
import { MOST_BROWSER_KEYS } from "../keys/browser-keys.ts";
import type { SignedText } from "../records/signed-text.ts";

/** An offer with `sealed`, opaque server state that the client returns unchanged. */
export type SealedOffer = SignedText & { readonly sealed: string | null };

/** The response of POST /api/lootboxes/{id}/offer. */
export type OfferResponse = {
  readonly offer: SealedOffer;
  readonly browserKeys: readonly string[];
  /** Proofs from the terms log. The log's own reader parses them. */
  readonly terms: Json;
};

export const readSealed: Reader<string | null> = (value, place) =>
  value === undefined || value === null ? null : readText(value, place);

/** Throws SyntaxError that names the faulty field. */
export const readOfferResponse: Reader<OfferResponse> = fieldsOf<OfferResponse>({
  offer: fieldsOf<SealedOffer>({ text: readText, keyId: readText, signature: readText, sealed: readSealed }),
  browserKeys: listUpTo(MOST_BROWSER_KEYS, readText),
  terms: readJson,
});
