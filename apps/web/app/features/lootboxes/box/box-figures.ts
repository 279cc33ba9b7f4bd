import { cents, type Cents } from "@trove/money";
import type { Box } from "../opening/opening-phase.ts";
import { shareOf, splitAt } from "./shown-drops.ts";

const TICKETS = 1_000_000;

type Shown = { readonly price: Cents; readonly drops: Box["drops"] };

export type BoxFigures = {
  /** The average value of a win, rounded half up to a cent. */
  readonly expected: Cents;
  /** The median value of a win: half of all tickets win at most this. */
  readonly median: Cents;
  /** The average value of a win for each euro of the price, rounded half up to a cent. */
  readonly perEuro: Cents;
  /** From 0 to 1: the share of tickets that win an item of the highest value. */
  readonly bestChance: number;
  /** From 0 to 1: the share of tickets whose item is worth more than the box costs. */
  readonly chanceToBeatPrice: number;
};

/** The value that a share of all tickets, from 0 to 1, does not pass: a share of 0.5 gives the median. */
export function valueAt(share: number, drops: Box["drops"]): Cents {
  let reached = 0;
  for (const { tickets, item } of drops.toSorted((a, b) => a.item.marketPrice - b.item.marketPrice)) {
    reached += tickets;
    if (reached >= TICKETS * share) return item.marketPrice;
  }
  return cents(0);
}

/**
 * Figures about the value of an opening, computed from the odds on the page. An opening checks that these equal the
 * published table. Separate from the protocol's function, so that this page need not load the protocol.
 */
export function boxFigures({ price, drops }: Shown): BoxFigures {
  const worth = drops.reduce((sum, { tickets, item }) => sum + BigInt(tickets) * BigInt(item.marketPrice), 0n);
  const tickets = BigInt(TICKETS);
  const paid = tickets * BigInt(price);
  const best = Math.max(...drops.map(({ item }) => item.marketPrice));
  return {
    expected: cents(Number((2n * worth + tickets) / (2n * tickets))),
    perEuro: cents(Number((200n * worth + paid) / (2n * paid))),
    bestChance: shareOf(drops.filter(({ item }) => item.marketPrice === best)),
    median: valueAt(0.5, drops),
    chanceToBeatPrice: shareOf(splitAt(price, drops).above),
  };
}
