import { TICKETS_PER_BOX } from "@trove/fairness";
import { type PricedDrop, ticketsOf, worthOf } from "./payout.ts";
import { settleTickets } from "./settle-tickets.ts";
import { tiltTickets } from "./tilt-tickets.ts";

export type FitRequest = {
  priceCents: number;
  /** In hundredths of a percent: 6,500 is 65 %. */
  payout: number;
  /** Tickets of 0 are no wish. The tickets of a locked drop stay as they are. */
  drops: readonly (PricedDrop & { isLocked: boolean })[];
};

/** `tickets` are one number for each drop, in the order of the request; all are at least 1 and sum to a million. */
export type Fit =
  | { kind: "Fitted"; tickets: number[] }
  /** Nothing found comes closer, because moving a single ticket already changes the payout by too much. */
  | { kind: "Nearest"; tickets: number[] }
  /** No tickets could pay that. The bounds, in hundredths of a percent, say what they could. */
  | { kind: "OutOfReach"; lowest: number; highest: number }
  /** The locked drops leave too few tickets for the others. */
  | { kind: "NoTicketsLeft" };

/** So many tickets make a hundredth of a percent, the unit of a payout. */
const TICKETS_PER_HUNDREDTH = TICKETS_PER_BOX / 10_000;

/** How far a fitted payout may be off: half of a hundredth of a percent, so that it reads as wanted. */
const toleranceOf = (priceCents: number) => (priceCents * TICKETS_PER_HUNDREDTH) / 2;

/** The payout of tickets that win this much, in hundredths of a percent, to the nearest. */
const payoutOfWorth = (worth: number, priceCents: number) => Math.round(worth / (priceCents * TICKETS_PER_HUNDREDTH));

/**
 * Proposes tickets with which a box pays out a wanted share of its price. It keeps the proportions of the present
 * tickets as far as possible: each is multiplied by a power of the item's price. Without tickets yet, an item is the
 * rarer the more it is worth.
 */
export function fitToPayout({ priceCents, payout, drops }: FitRequest): Fit {
  const locked = drops.filter(({ isLocked }) => isLocked);
  const free = drops.filter(({ isLocked }) => !isLocked);
  const tickets = TICKETS_PER_BOX - ticketsOf(locked);
  if (tickets < free.length || (free.length === 0 && tickets > 0)) return { kind: "NoTicketsLeft" };
  if (locked.some((drop) => drop.tickets < 1)) return { kind: "NoTicketsLeft" };
  const wanted = priceCents * payout * TICKETS_PER_HUNDREDTH - worthOf(locked);
  const prices = free.map(({ marketPriceCents }) => marketPriceCents);
  const least = prices.reduce((sum, price) => sum + price, 0);
  const rest = tickets - free.length;
  const [lowest, highest] = free.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  const reach = { from: least + rest * lowest, to: least + rest * highest };
  const tolerance = toleranceOf(priceCents);
  const present = drops.map((drop) => drop.tickets);
  const isThere = ticketsOf(drops) === TICKETS_PER_BOX && present.every((count) => count > 0);
  if (isThere && Math.abs(worthOf(free) - wanted) <= tolerance) return { kind: "Fitted", tickets: present };
  if (wanted < reach.from - tolerance || wanted > reach.to + tolerance) {
    const bound = (worth: number) => payoutOfWorth(worth + worthOf(locked), priceCents);
    return { kind: "OutOfReach", lowest: bound(reach.from), highest: bound(reach.to) };
  }
  const hasWish = free.some((drop) => drop.tickets > 0);
  const weights = free.map((drop) => (hasWish ? Math.max(1, drop.tickets) : 1 / drop.marketPriceCents));
  const settled = settleTickets(prices, tiltTickets(prices, weights, tickets, wanted), wanted);
  const error = Math.abs(
    worthOf(settled.map((count, at) => ({ tickets: count, marketPriceCents: prices[at] ?? 0 }))) - wanted,
  );
  const proposed = settled.values();
  const all = drops.map((drop) => (drop.isLocked ? drop.tickets : (proposed.next().value ?? 0)));
  return { kind: error <= tolerance ? "Fitted" : "Nearest", tickets: all };
}
