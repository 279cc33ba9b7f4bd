import { TICKETS_PER_BOX } from "@trove/fairness";

/** The fields that determine a drop's payout. Market prices are whole cents, at most €50,000. */
export type PricedDrop = { readonly tickets: number; readonly marketPriceCents: number };

/** The price of a box and its drops. In a plan the tickets may sum to less or more than a million. */
export type PricedBox = { readonly priceCents: number; readonly drops: readonly PricedDrop[] };

export const ticketsOf = (drops: readonly { tickets: number }[]): number =>
  drops.reduce((sum, { tickets }) => sum + tickets, 0);

/** The market value that all tickets together win, in cents. Exact: a million tickets of €50,000 are far below 2^53. */
export const worthOf = (drops: readonly PricedDrop[]): number =>
  drops.reduce((sum, { tickets, marketPriceCents }) => sum + tickets * marketPriceCents, 0);

/** True if the average win is worth more than the box's price, by any amount. */
export const paysTooMuch = ({ priceCents, drops }: PricedBox): boolean => worthOf(drops) > priceCents * TICKETS_PER_BOX;

/**
 * The average win as a share of the price, in hundredths of a percent: 6,235 is 62.35 %. Rounded up, so that a payout
 * slightly above 100 % is not shown as 100 %.
 */
export function payoutOf({ priceCents, drops }: PricedBox): number {
  const cost = BigInt(priceCents) * BigInt(TICKETS_PER_BOX);
  return Number((BigInt(worthOf(drops)) * 10_000n + cost - 1n) / cost);
}

/**
 * Converts a payout that a person typed to the form that {@link payoutText} returns: no percent sign, and a point
 * before the decimals.
 */
export const typedPayout = (typed: string): string => typed.replace("%", "").replace(",", ".").trim();

/** Converts a text of {@link payoutText} back to hundredths of a percent. */
export const payoutIn = (text: string): number => Number(text.replace(".", ""));

/** Formats hundredths of a percent as `62.35`, the form that is sent and typed. */
export function payoutText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
