import { lastingOf } from "./stock.ts";

/** An item with what the shop has of it and what it has promised. */
export type Promised = {
  /** Pieces that can be sold or sent; null if unlimited. */
  stock: number | null;
  /** Won pieces that people can still have sent to them. */
  owed: number;
  /** Openings a day of each box that holds the item, and the item's tickets in it. */
  boxes: readonly { openingsPerDay: number; tickets: number }[];
  /** How many days it takes until new stock is there. */
  leadDays: number;
};

/**
 * Unlimited: there is no stock to run out. Short: more is promised than there is. AtRisk: in more than one of a hundred
 * cases it is so before new stock can be there. Covered: neither.
 */
export type CoverState = "Unlimited" | "Short" | "AtRisk" | "Covered";

export type Cover = {
  state: CoverState;
  /** Pieces that nobody has been promised; below 0 if too many were. Null if unlimited. */
  free: number | null;
  /** How many pieces are won a day, on average. */
  wonPerDay: number;
  /** How many days the free pieces last on average; null if nothing runs out. */
  daysLeft: number | null;
};

/** How far the stock of an item covers what its boxes give away until new stock can be there. */
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
