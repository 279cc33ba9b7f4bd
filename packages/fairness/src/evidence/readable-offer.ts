import { parseOffer } from "../records/offer.ts";
import type { Offer } from "../records/offer.ts";

/** Parses an offer. Returns undefined if the text is not an offer. */
export function readableOffer(text: string): Offer | undefined {
  try {
    return parseOffer(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
