import type { OddsDrop, OddsTable } from "../odds/odds-table.ts";
import { TICKETS_PER_BOX } from "../odds/odds-table.ts";

/**
 * The share of tickets that are worth less, plus half of the tickets that are worth as much. Its average over all
 * tickets is one half.
 */
export function rankOf({ drops }: OddsTable, { marketPriceCents: worth }: OddsDrop): number {
  const ticketsOf = (isCounted: (drop: OddsDrop) => boolean) =>
    drops.filter(isCounted).reduce((sum, { tickets }) => sum + tickets, 0);
  const below = ticketsOf(({ marketPriceCents }) => marketPriceCents < worth);
  const equal = ticketsOf(({ marketPriceCents }) => marketPriceCents === worth);
  return (below + equal / 2) / TICKETS_PER_BOX;
}

/**
 * The item's worth divided by the box's average worth, so the average over all tickets is one. 0 if all items are
 * worthless.
 */
export function ratioOf({ drops }: OddsTable, { marketPriceCents: worth }: OddsDrop): number {
  const sum = drops.reduce((cents, { tickets, marketPriceCents }) => cents + tickets * marketPriceCents, 0);
  return sum === 0 ? 0 : (worth * TICKETS_PER_BOX) / sum;
}
