/** A promo code takes off a percentage of items, an amount of items, or the price of shipping. */
export const PROMO_KINDS = ["Percent", "Amount", "FreeShipping"] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/**
 * Why a promo code is refused. Codes that don't exist, that begin later and that have ended are all `Unknown`, so that
 * guessing finds nothing. Codes that count the uses of a person are for orders of accounts (SignIn) that are sent
 * (OnlySent).
 */
export const PROMO_REFUSALS = [
  "Unknown",
  "UsedUp",
  "NotForThese",
  "BelowMinimum",
  "FirstOrder",
  "SignIn",
  "OnlySent",
] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

export const MAX_PROMO_PERCENT = 90;
/** The least minimum of a code that takes off an amount, both in cents: the amount is at most nine tenths of it. */
export const leastMinimum = (amountCents: number) => Math.ceil((amountCents * 10) / 9);
export const PROMO_CODE_MIN = 6;
export const PROMO_CODE_MAX = 32;
/** The length of a code that the dashboard proposes. */
export const PROMO_CODE_PROPOSED = 10;

/** A code as it is stored: people may type it in small letters, with spaces and dashes. */
export const foldPromoCode = (typed: string) => typed.replaceAll(/[\s-]/gu, "").toUpperCase();

/** Waiting for its begin, in force, with all uses taken, or over. */
export const PROMO_STATES = ["Planned", "Active", "UsedUp", "Ended"] as const;
export type PromoState = (typeof PROMO_STATES)[number];
