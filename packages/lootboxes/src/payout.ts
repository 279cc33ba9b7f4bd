import { TICKETS_PER_BOX } from "@trove/fairness";

/** The fields that decide a drop's payout. Market prices are whole cents, at most €50,000. */
export type PricedDrop = { readonly tickets: number; readonly marketPriceCents: number };

/** The price of a box and its drops. The tickets of one in the making may sum to less, or more, than a million. */
export type PricedBox = { readonly priceCents: number; readonly drops: readonly PricedDrop[] };

export const ticketsOf = (drops: readonly { tickets: number }[]): number =>
  drops.reduce((sum, { tickets }) => sum + tickets, 0);

/** The win of all tickets together, in cents. Exact: a million tickets of €50,000 are far below 2^53. */
export const worthOf = (drops: readonly PricedDrop[]): number =>
  drops.reduce((sum, { tickets, marketPriceCents }) => sum + tickets * marketPriceCents, 0);

/** Whether a box gives away more than it takes: its average win is worth more than its price, by however little. */
export const paysTooMuch = ({ priceCents, drops }: PricedBox): boolean => worthOf(drops) > priceCents * TICKETS_PER_BOX;

/**
 * The average win as a share of the price, in hundredths of a percent: 6,235 is 62.35 %. Rounded up, so that whatever
 * is above 100 % also looks like it.
 */
export function payoutOf({ priceCents, drops }: PricedBox): number {
  const cost = BigInt(priceCents) * BigInt(TICKETS_PER_BOX);
  return Number((BigInt(worthOf(drops)) * 10_000n + cost - 1n) / cost);
}

/** A payout as a person typed it, as {@link payoutText} writes it: without a percent sign, with a point. */
export const typedPayout = (typed: string): string => typed.replace("%", "").replace(",", ".").trim();

/** A payout that {@link payoutText} has written, in hundredths of a percent again. */
export const payoutIn = (text: string): number => Number(text.replace(".", ""));

/** A payout as it is sent and typed: `62.35`. */
export function payoutText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
