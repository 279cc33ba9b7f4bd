import { cents, type Cents } from "@trove/money";
import type { Box } from "../opening/opening-phase.ts";
import { shareOf, splitAt } from "./shown-drops.ts";

const TICKETS = 1_000_000;

type Shown = { readonly price: Cents; readonly drops: Box["drops"] };

export type BoxFigures = {
  /** The average, rounded half up to a cent. */
  readonly expected: Cents;
  /** Half of all tickets win at most this. */
  readonly median: Cents;
  /** From 0 to 1: the share of tickets whose item is worth more than the box costs. */
  readonly chanceToBeatPrice: number;
};

function medianOf(drops: Box["drops"]): Cents {
  let reached = 0;
  for (const { tickets, item } of drops.toSorted((a, b) => a.item.marketPrice - b.item.marketPrice)) {
    reached += tickets;
    if (reached >= TICKETS / 2) return item.marketPrice;
  }
  return cents(0);
}

/**
 * The worth of an opening by the odds on the page. They are the published table's: otherwise nothing is
 * revealed. The protocol has the same figures for a table; here they are apart, so that a page doesn't load it.
 */
export function boxFigures({ price, drops }: Shown): BoxFigures {
  const worth = drops.reduce((sum, { tickets, item }) => sum + BigInt(tickets) * BigInt(item.marketPrice), 0n);
  const tickets = BigInt(TICKETS);
  return {
    expected: cents(Number((2n * worth + tickets) / (2n * tickets))),
    median: medianOf(drops),
    chanceToBeatPrice: shareOf(splitAt(price, drops).above),
  };
}
