import { type PricedBox, ticketsOf, worthOf } from "./payout.ts";

/** The sums of a million openings of a box whose wins may come back for its price. */
export type ReturnCost = {
  /** The openings that win less than the box costs. */
  losses: number;
  /** The prices less the market value of all wins, in cents, if nothing comes back. */
  keptCents: number;
  /** The same if every loss comes back for the price. Never above 0, because people keep wins that are worth more. */
  keptIfReturnedCents: number;
};

/** Computes the cost of a right to return wins, if people use it whenever it pays. Delivery is not counted. */
export function returnCostOf({ priceCents, drops }: PricedBox): ReturnCost {
  const losing = drops.filter(({ marketPriceCents }) => marketPriceCents < priceCents);
  const winning = drops.filter(({ marketPriceCents }) => marketPriceCents >= priceCents);
  return {
    losses: ticketsOf(losing),
    keptCents: priceCents * ticketsOf(drops) - worthOf(drops),
    keptIfReturnedCents: priceCents * ticketsOf(winning) - worthOf(winning),
  };
}
