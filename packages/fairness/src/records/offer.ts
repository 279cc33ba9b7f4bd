import { sha256Hex } from "../text/bytes.ts";
import { hash, time, uuid, whole } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";

/** Maximum number of boxes in one request. */
export const MOST_BOXES = 5;

/** A tree of the terms log as an offer names it: its size, from 1, and its root in hex. */
export type NamedTree = { readonly size: number; readonly root: string };

/** The lines that an offer has in every version. */
type OfferLines = {
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

/** The shop's promise before it knows the browser's entropy. Amounts are cents. */
export type Offer = OfferLines & {
  /** The tree of the terms log under which the offer was made. Missing in version 2, which no browser uses any more. */
  readonly terms?: NamedTree | undefined;
};

const lines = {
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
} as const;

const faultOf = (offer: OfferLines) =>
  Number.isSafeInteger(costOf(offer)) ? undefined : "the price of all boxes is too large";

const version2 = textFormat<OfferLines>("lootbox/offer/v2", lines, faultOf);
const version3 = textFormat<OfferLines & { readonly termsSize: number; readonly termsRoot: string }>(
  "lootbox/offer/v3",
  { ...lines, termsSize: whole(1), termsRoot: hash },
  faultOf,
);

/** The price of all the offer's boxes, in cents. */
export function costOf({ priceCents, quantity }: Pick<Offer, "priceCents" | "quantity">): number {
  return priceCents * quantity;
}

/** The exact text that the shop signs. Throws SyntaxError, naming the line, for invalid values. */
export function offerText({ terms, ...own }: Offer): string {
  return terms === undefined
    ? version2.write(own)
    : version3.write({ ...own, termsSize: terms.size, termsRoot: terms.root });
}

/** Throws SyntaxError, naming the line, unless the text is exactly what {@link offerText} returns. */
export function parseOffer(text: string): Offer {
  if (!text.startsWith("lootbox/offer/v3\n")) return version2.read(text);
  const { termsSize, termsRoot, ...own } = version3.read(text);
  return { ...own, terms: { size: termsSize, root: termsRoot } };
}

/** SHA-256 of an offer's text. Reveal and record refer to the offer by this hash. */
export function offerHash(text: string): string {
  return sha256Hex(text);
}
