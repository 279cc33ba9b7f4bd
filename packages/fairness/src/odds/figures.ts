import type { OddsDrop, OddsTable } from "./odds-table.ts";
import { TICKETS_PER_BOX } from "./odds-table.ts";

/** Statistics of a box's wins, by the market prices in its odds table. */
export type Figures = {
  /** The average win, rounded half up to a cent. */
  readonly expectedCents: number;
  readonly standardDeviationCents: number;
  /** At least half of all tickets win at most this. */
  readonly medianCents: number;
  /** From 0 to 1: the share of tickets whose item is worth more than the box's price. */
  readonly chanceToBeatPrice: number;
};

const TICKETS = BigInt(TICKETS_PER_BOX);

/** Sums the wins of all tickets, each raised to `power`. Uses bigint, because a double may not hold the sum. */
function sumOfPowers(drops: readonly OddsDrop[], power: bigint): bigint {
  return drops.reduce((sum, drop) => sum + BigInt(drop.tickets) * BigInt(drop.marketPriceCents) ** power, 0n);
}

function medianOf(drops: readonly OddsDrop[]): number {
  let reached = 0;
  for (const { tickets, marketPriceCents } of drops.toSorted((a, b) => a.marketPriceCents - b.marketPriceCents)) {
    reached += tickets;
    if (reached >= TICKETS_PER_BOX / 2) return marketPriceCents;
  }
  throw new RangeError("The tickets of a table reach no median");
}

/** Splits the drops: `above` are worth more than the box's price, `below` are all others. */
export function splitAtPrice({ priceCents, drops }: OddsTable): { above: OddsDrop[]; below: OddsDrop[] } {
  return {
    above: drops.filter(({ marketPriceCents }) => marketPriceCents > priceCents),
    below: drops.filter(({ marketPriceCents }) => marketPriceCents <= priceCents),
  };
}

/** The chance, from 0 to 1, that one of these drops is won. */
export function chanceOf(drops: readonly OddsDrop[]): number {
  return drops.reduce((sum, { tickets }) => sum + tickets, 0) / TICKETS_PER_BOX;
}

/** The figures of a valid table. */
export function figuresOf(table: OddsTable): Figures {
  const worth = sumOfPowers(table.drops, 1n);
  const variance = TICKETS * sumOfPowers(table.drops, 2n) - worth * worth;
  return {
    expectedCents: Number((2n * worth + TICKETS) / (2n * TICKETS)),
    standardDeviationCents: Math.sqrt(Number(variance)) / TICKETS_PER_BOX,
    medianCents: medianOf(table.drops),
    chanceToBeatPrice: chanceOf(splitAtPrice(table).above),
  };
}
