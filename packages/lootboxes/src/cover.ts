import { lastingOf } from "./stock.ts";

/** An item, the shop's stock of it, and the pieces that the shop has promised. */
export type Promised = {
  /** Pieces that can be sold or sent; null if unlimited. */
  stock: number | null;
  /** Won pieces for which people can still request shipping. */
  owed: number;
  /** For each box that holds the item: openings per day, and the item's tickets in the box. */
  boxes: readonly { openingsPerDay: number; tickets: number }[];
  /** Days until new stock arrives. */
  leadDays: number;
};

/**
 * - `Unlimited`: the stock is unlimited.
 * - `Short`: more pieces are promised than in stock.
 * - `AtRisk`: the chance that stock runs short before new stock arrives is above 1 %.
 * - `Covered`: none of these.
 */
export type CoverState = "Unlimited" | "Short" | "AtRisk" | "Covered";

export type Cover = {
  state: CoverState;
  /** Pieces in stock that are not promised; below 0 if more are promised than in stock. Null if unlimited. */
  free: number | null;
  /** Average number of pieces won per day. */
  wonPerDay: number;
  /** Average number of days until the free pieces are won; null if they never run out. */
  daysLeft: number | null;
};

/** Compares an item's stock with what its boxes are expected to give away until new stock arrives. */
export function coverOf({ stock, owed, boxes, leadDays }: Promised): Cover {
  const openings = boxes.reduce((sum, { openingsPerDay }) => sum + openingsPerDay, 0);
  const tickets = boxes.reduce((sum, box) => sum + box.openingsPerDay * box.tickets, 0) / (openings || 1);
  const wonPerDay = (openings * tickets) / 1_000_000;
  if (stock === null) return { state: "Unlimited", free: null, wonPerDay, daysLeft: null };
  const free = stock - owed;
  if (free < 0) return { state: "Short", free, wonPerDay, daysLeft: 0 };
  if (wonPerDay === 0) return { state: "Covered", free, wonPerDay, daysLeft: null };
  const { expected, certain } = lastingOf(free, tickets);
  const state = certain < Math.ceil(openings * leadDays) ? "AtRisk" : "Covered";
  return { state, free, wonPerDay, daysLeft: expected / openings };
}
