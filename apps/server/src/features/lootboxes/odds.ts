import { TICKETS_PER_BOX } from "@trove/fairness";
import { type Cents, cents, multiplyRational } from "@trove/money";

/** The tickets and the value of one drop. The tickets of a box's drops sum to 1,000,000. */
export type PricedDrop = { tickets: number; marketPrice: Cents };

export type BoxFigures = {
  lowestItemPrice: Cents;
  highestItemPrice: Cents;
  /** The average value of an opening, rounded half-up to a cent. */
  expectedValue: Cents;
  /** The median: half of all tickets win an item of at most this value. */
  medianValue: Cents;
  /** From 0 to 1: the share of tickets whose item is worth strictly more than the box costs. */
  chanceToBeatPrice: number;
};

const ascending = (a: PricedDrop, b: PricedDrop) => a.marketPrice - b.marketPrice;

function medianOf(drops: readonly PricedDrop[]): Cents {
  let reached = 0;
  for (const { tickets, marketPrice } of drops.toSorted(ascending)) {
    reached += tickets;
    if (reached >= TICKETS_PER_BOX / 2) return marketPrice;
  }
  throw new RangeError("the tickets of a box reach no median");
}

/** Computes the figures that a box shows. Throws RangeError if the tickets do not sum to 1,000,000. */
export function figuresOf(drops: readonly PricedDrop[], price: Cents): BoxFigures {
  const prices = drops.map((drop) => drop.marketPrice);
  const worth = drops.reduce((sum, { tickets, marketPrice }) => sum + BigInt(tickets) * BigInt(marketPrice), 0n);
  const winning = drops.filter((drop) => drop.marketPrice > price).reduce((sum, drop) => sum + drop.tickets, 0);
  return {
    lowestItemPrice: cents(Math.min(...prices)),
    highestItemPrice: cents(Math.max(...prices)),
    expectedValue: multiplyRational(cents(1), worth, TICKETS_PER_BOX),
    medianValue: medianOf(drops),
    chanceToBeatPrice: winning / TICKETS_PER_BOX,
  };
}
