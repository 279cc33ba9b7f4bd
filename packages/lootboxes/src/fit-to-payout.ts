import { TICKETS_PER_BOX } from "@trove/fairness";
import { payoutOf, type PricedDrop, ticketsOf, worthOf } from "./payout.ts";
import { settleTickets } from "./settle-tickets.ts";
import { tiltTickets } from "./tilt-tickets.ts";

export type FitRequest = {
  priceCents: number;
  /** The wanted payout in hundredths of a percent: 6,500 is 65 %. */
  payout: number;
  /** A drop with 0 tickets has no wanted proportion. The tickets of a locked drop are not changed. */
  drops: readonly (PricedDrop & { isLocked: boolean })[];
};

/** `tickets` has one number for each drop, in the order of the request. Each is at least 1; their sum is a million. */
export type Fit =
  | { kind: "Fitted"; tickets: number[] }
  /** The closest payout that was found. Moving a single ticket already changes the payout too much. */
  | { kind: "Nearest"; tickets: number[] }
  /**
   * No distribution of tickets pays the wanted payout. `lowest` and `highest` are the bounds in hundredths of a
   * percent.
   */
  | { kind: "OutOfReach"; lowest: number; highest: number }
  /** The locked drops leave too few tickets for the others. */
  | { kind: "NoTicketsLeft" };

/** Tickets in one hundredth of a percent of a box. */
const TICKETS_PER_HUNDREDTH = TICKETS_PER_BOX / 10_000;

/**
 * Proposes tickets with which a box pays out the wanted share of its price. Keeps the proportions of the present
 * tickets as far as possible: multiplies each by a power of the item's price. Without present tickets, dearer items get
 * fewer tickets.
 */
export function fitToPayout({ priceCents, payout, drops }: FitRequest): Fit {
  const locked = drops.filter(({ isLocked }) => isLocked);
  const free = drops.filter(({ isLocked }) => !isLocked);
  const tickets = TICKETS_PER_BOX - ticketsOf(locked);
  if (tickets < free.length || (free.length === 0 && tickets > 0)) return { kind: "NoTicketsLeft" };
  if (locked.some((drop) => drop.tickets < 1)) return { kind: "NoTicketsLeft" };
  if (ticketsOf(drops) === TICKETS_PER_BOX && drops.every((drop) => drop.tickets > 0)) {
    const present = drops.map((drop) => drop.tickets);
    if (payoutOf({ priceCents, drops }) === payout) return { kind: "Fitted", tickets: present };
  }
  // Payouts are rounded up, so a range of amounts has this payout. We aim at the middle of that range.
  const wanted = (priceCents * TICKETS_PER_HUNDREDTH * (2 * payout - 1)) / 2 - worthOf(locked);
  const prices = free.map(({ marketPriceCents }) => marketPriceCents);
  const withTickets = (counts: readonly number[]) => {
    const fitted = counts.values();
    return drops.map((drop) => ({ ...drop, tickets: drop.isLocked ? drop.tickets : (fitted.next().value ?? 0) }));
  };
  const bound = (best: number) => {
    const counts = prices.map((_, at) => (at === best ? tickets - prices.length + 1 : 1));
    return payoutOf({ priceCents, drops: withTickets(counts) });
  };
  const lowest = bound(prices.indexOf(Math.min(...prices)));
  const highest = bound(prices.indexOf(Math.max(...prices)));
  if (payout < lowest || payout > highest) return { kind: "OutOfReach", lowest, highest };
  const hasWish = free.some((drop) => drop.tickets > 0);
  const weights = free.map((drop) => (hasWish ? Math.max(1, drop.tickets) : 1 / drop.marketPriceCents));
  const settled = settleTickets(prices, tiltTickets(prices, weights, tickets, wanted), wanted);
  const proposed = withTickets(settled);
  const kind = payoutOf({ priceCents, drops: proposed }) === payout ? "Fitted" : "Nearest";
  return { kind, tickets: proposed.map((drop) => drop.tickets) };
}
