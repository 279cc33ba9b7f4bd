import { sha256Hex } from "../text/bytes.ts";
import { hash, time, uuid, whole } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";

/** Maximum number of boxes in one request. */
export const MOST_BOXES = 5;

/** The shop's promise before it knows the browser's entropy. Amounts are cents. */
export type Offer = {
  readonly userId: string;
  readonly nonce: number;
  /** SHA-256 of the server seed. */
  readonly commitment: string;
  readonly entropyHash: string;
  readonly clientSeedHash: string;
  readonly boxId: string;
  readonly oddsHash: string;
  /** The price of one box. */
  readonly priceCents: number;
  /** The number of boxes, 1 to {@link MOST_BOXES}. */
  readonly quantity: number;
  readonly balanceCents: number;
  readonly keysHash: string;
  /** The hash of the person's previous record, or `NO_RECORD_HASH`. */
  readonly before: string;
  readonly time: string;
};

const format = textFormat<Offer>(
  "lootbox/offer/v2",
  {
    userId: uuid,
    nonce: whole(0),
    commitment: hash,
    entropyHash: hash,
    clientSeedHash: hash,
    boxId: uuid,
    oddsHash: hash,
    priceCents: whole(1),
    quantity: whole(1, MOST_BOXES),
    balanceCents: whole(0),
    keysHash: hash,
    before: hash,
    time,
  },
  (offer) => (Number.isSafeInteger(costOf(offer)) ? undefined : "the price of all boxes is too large"),
);

/** The price of all the offer's boxes, in cents. */
export function costOf({ priceCents, quantity }: Pick<Offer, "priceCents" | "quantity">): number {
  return priceCents * quantity;
}

/** The exact text that the shop signs. Throws SyntaxError, naming the line, for invalid values. */
export const offerText = format.write;

/** Throws SyntaxError, naming the line, unless the text is exactly what {@link offerText} returns. */
export const parseOffer = format.read;

/** SHA-256 of an offer's text. Reveal and record refer to the offer by this hash. */
export function offerHash(text: string): string {
  return sha256Hex(text);
}
