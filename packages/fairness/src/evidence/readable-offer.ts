import { parseOffer } from "../records/offer.ts";
import type { Offer } from "../records/offer.ts";

/** The offer, or undefined if the text is none. */
export function readableOffer(text: string): Offer | undefined {
  try {
    return parseOffer(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
