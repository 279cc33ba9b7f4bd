import { id } from "./fields.ts";

/**
 * The kinds of things that ids in requests name, and who may see them. `public` things belong to nobody, so anyone who
 * may call their endpoints may see them. For a person who
 * does not own a `private` thing, the response is the same as if it did not exist; a test checks this for every
 * endpoint.
 */
export const NAMED_THINGS = {
  category: "public",
  item: "public",
  lootbox: "public",
  promoCode: "public",
  gift: "public",
  /** Public, because it is found only by a token that nobody can guess. */
  sharedOpening: "public",
  /** Found by such a token only, too. */
  sharedWishlist: "public",
  /** Everybody sees it while its review is published, and only operators before. */
  reviewPicture: "public",
  signingKey: "public",
  approval: "public",
  reduction: "public",
  bankRefund: "public",
  bankRefundFile: "public",
  bankStatement: "public",
  auditEntry: "public",
  operator: "public",
  /** A tab of the dashboard, which generates its own id. */
  seat: "public",
  address: "private",
  browserKey: "private",
  capture: "private",
  boughtGift: "private",
  giftPayment: "private",
  guestPurchase: "private",
  inventoryItem: "private",
  limit: "private",
  notification: "private",
  passkey: "private",
  payee: "private",
  payment: "private",
  paymentMeans: "private",
  payout: "private",
  case: "private",
  dispute: "private",
  person: "private",
  purchase: "private",
  purchasePayment: "private",
  review: "private",
  savedView: "private",
  shipment: "private",
  topUpPayment: "private",
  transaction: "private",
  withdrawal: "private",
  work: "private",
} as const;

export type NamedThing = keyof typeof NAMED_THINGS;

/** Schema metadata that states which kinds of things an id names. It is also in the OpenAPI document. */
export const naming = (...things: [NamedThing, ...NamedThing[]]) => ({ "x-names": things });

/** A lowercase UUID in a request that names a thing of one of these kinds. */
export const idOf = (...things: [NamedThing, ...NamedThing[]]) => id.meta({ format: "uuid", ...naming(...things) });
