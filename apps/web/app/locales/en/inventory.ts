import type { InventorySource, InventoryStatus } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

const statuses = {
  InInventory: "In inventory",
  Shipping: "Shipping",
  Delivered: "Delivered",
  Sold: "Sold",
} as const satisfies Record<InventoryStatus, string>;

const sources = { LootBox: "Won", Purchase: "Bought" } as const satisfies Record<InventorySource, string>;

const sale = {
  titleOne: (name: string) => `Sell ${name}?`,
  title: (count: number) => plural(count, { one: "Sell # item?", other: "Sell # items?" }),
  explain: (amount: string) => `${amount} goes to your balance at once. A sale can't be undone.`,
  confirm: (amount: string) => `Sell for ${amount}`,
  keep: "Keep",
  keepAll: "Keep them",
  running: "Selling…",
  stop: "Stop after this one",
  progress: (done: number, all: number) => `${done} of ${all} sold`,
  soldOne: (name: string, amount: string) => `${name} sold for ${amount}`,
  sold: (count: number, amount: string) =>
    plural(count, { one: `# item sold for ${amount}`, other: `# items sold for ${amount}` }),
  notAll: "Not everything was sold",
  notSold: "This wasn't sold",
  items: "Items to sell",
  states: {
    waiting: "Not sold yet",
    selling: "Selling…",
    sold: "Sold",
    unsure: "We don't know whether it was sold. Try again: it can't be sold twice.",
    gone: "No longer in your inventory: it was sold or sent in the meantime.",
    repriced: (before: string, now: string) => `Its price changed from ${before} to ${now}.`,
  },
  again: (amount: string) => `Sell the rest for ${amount}`,
  close: "Close",
};

export const inventory = defineTexts("inventory", {
  title: "Inventory",
  lead: "Everything you won or bought. Sell it back at a fixed price whenever you like.",
  summary: "In your inventory now",
  best: "Your most valuable items",
  count: "Items",
  marketValue: "Market value",
  sellValue: "Sells for",
  tabs: "Status",
  names: { All: "All", ...statuses },
  statuses,
  sources,
  search: "Search items",
  sorts: {
    newest: "Newest",
    oldest: "Oldest",
    "price-desc": "Price, highest first",
    "price-asc": "Price, lowest first",
    "name-asc": "Name, A to Z",
    "name-desc": "Name, Z to A",
  },
  empty: "Nothing here yet",
  toBoxes: "Look at the boxes",
  noMatch: "No items match",
  results: (count: number) => plural(count, { one: "# item", other: "# items" }),
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all on page",
  sell: (amount: string) => `Sell for ${amount}`,
  ship: (name: string) => `Ship ${name}`,
  shipment: (name: string) => `Shipment of ${name}`,
  shipSelected: (count: number) => `Ship selected (${count})`,
  shipmentHolds: (most: number) => `Select up to ${most} to ship them`,
  fairness: (name: string) => `How ${name} was drawn`,
  worth: "Worth",
  soldFor: "Sold for",
  soldOn: (origin: string) => `${origin}, sold`,
  deliveredOn: (origin: string) => `${origin}, delivered`,
  onItsWay: (origin: string) => `${origin}, on its way to you`,
  selected: (count: number) => plural(count, { one: "# selected", other: "# selected" }),
  selectionLabel: "Selected items",
  clearSelection: "Clear selection",
  sellSelected: (amount: string) => `Sell selected (${amount})`,
  sale,
});
