import type { PromoKind, PromoRefusal } from "@trove/contract";
import { type Cents, discountPieces, percentUp, subtract, sum, times, ZERO_CENTS } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";

/** The terms of a code for a cart, or why it can't be used. */
export type PromoOffer =
  | { why: PromoRefusal }
  | {
      why?: never;
      code: string;
      kind: PromoKind;
      percent: number | null;
      amountCents: Cents | null;
      itemIds: string[];
      /** The least that a piece of each item costs. */
      floors: { itemId: string; leastCents: Cents }[];
      /** Whether the uses of a person are limited. */
      isCounted: boolean;
    };

type Line = { itemId: string; marketPriceCents: Cents; quantity: number };

const texts: Record<PromoRefusal, string> = {
  Unknown: "This code isn't known",
  UsedUp: "This code has been used up",
  NotForThese: "This code isn't for these items",
  BelowMinimum: "The items cost less than this code is for",
  FirstOrder: "This code is for a first order",
  SignIn: "Sign in to use this code",
  OnlySent: "This code is for orders that are sent",
};

/** Returns the refusal of a promo code. `why` is also in its params, for programs. */
export const promoRefused = (why: PromoRefusal) =>
  new Refusal("PROMO_REFUSED", { detail: texts[why], params: { why } });

/**
 * Takes what a code gives off the lines: each gets the price of a piece that is paid. Without a code, that is the list
 * price. Throws PROMO_REFUSED.
 */
export function promoDiscount<Each extends Line>(lines: readonly Each[], offer: PromoOffer | null) {
  if (offer?.why !== undefined) throw promoRefused(offer.why);
  const its = lines.filter(({ itemId }) => offer?.itemIds.includes(itemId) === true);
  const least = new Map(offer?.floors.map(({ itemId, leastCents }) => [itemId, leastCents]));
  const pieces = its.map(({ itemId, marketPriceCents, quantity }) => {
    return { price: marketPriceCents, quantity, least: least.get(itemId) };
  });
  const total = sum(pieces.map(({ price, quantity }) => times(price, quantity)));
  // A percentage is rounded up, for the buyer.
  const wanted = offer?.percent ? percentUp(total, offer.percent) : (offer?.amountCents ?? ZERO_CENTS);
  const each = discountPieces(pieces, wanted);
  const taken = new Map(its.map((line, index) => [line, each[index] ?? ZERO_CENTS]));
  const reduced = lines.map((line) => {
    return { ...line, unitPriceCents: subtract(line.marketPriceCents, taken.get(line) ?? ZERO_CENTS) };
  });
  const itemsDiscount = sum(its.map((line) => times(taken.get(line) ?? ZERO_CENTS, line.quantity)));
  const isShippingFree = offer?.kind === "FreeShipping";
  return { lines: reduced, itemsDiscount, isShippingFree, isOnlySent: isShippingFree || offer?.isCounted === true };
}
