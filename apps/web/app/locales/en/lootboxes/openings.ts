import type { InventoryStatus } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { number, percent } from "../grammar.ts";

const statuses = {
  InInventory: "In your inventory",
  Shipping: "On its way to you",
  Delivered: "Delivered",
  Sold: "Sold",
  Returned: "Returned to the shop",
} as const satisfies Record<InventoryStatus, string>;

export const openings = defineTexts({
  title: (box: string) => `Opened ${box}`,
  titleUnknown: "Opening",
  close: "Close",
  box: "Box",
  paid: "Paid",
  odds: "Odds",
  oddsOf: (probability: number) => `${percent(probability)} (1 in ${number(1 / probability)})`,
  ticket: "Ticket drawn",
  ticketOf: (ticket: number) => number(ticket),
  range: (from: number, to: number) => `of ${number(from)} to ${number(to)}`,
  openedAt: "Opened",
  now: "Item status",
  statuses,
  opening: "Opening",
  sameRequest: "Opened together",
  oneOf: (place: number, all: number) => `${place} of ${all} opened together`,
  proof: "Proof",
});
