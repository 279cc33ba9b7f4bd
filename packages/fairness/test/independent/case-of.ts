import type { HeldOpening, SignedText } from "../../src/index.ts";
import * as shop from "../sample-shop.ts";
import type { Case } from "./judge.ts";

/** Converts an opening of the sample shop to the input of the second implementation. */
export function caseOf(
  { offer, clientSeed, browserKeys, terms }: HeldOpening,
  record: SignedText,
  recordBefore: string,
): Case {
  return {
    shopKey: shop.shopKey.publicKey,
    offer: offer.text,
    offerSignature: offer.signature,
    record: record.text,
    recordSignature: record.signature,
    clientSeed,
    browserKeys,
    oddsTable: shop.oddsTable,
    recordBefore,
    terms: JSON.stringify(terms),
  };
}
