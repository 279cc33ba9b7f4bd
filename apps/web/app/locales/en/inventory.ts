import type { InventorySource, InventoryStatus } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

const statuses = {
  InInventory: "In inventory",
  Shipping: "Shipping",
  Delivered: "Delivered",
  Sold: "Sold",
  Returned: "Returned",
} as const satisfies Record<InventoryStatus, string>;

const sources = { LootBox: "Won", Purchase: "Bought" } as const satisfies Record<InventorySource, string>;

const sale = {
  titleOne: (name: string) => `Sell ${name}?`,
  title: (count: number) => plural(count, { one: "Sell # item?", other: "Sell # items?" }),
  explain: (amount: string) => `${amount} is added to your balance right away. This can't be undone.`,
  confirm: (amount: string) => `Sell for ${amount}`,
  keep: "Keep",
  keepAll: "Keep them",
  running: "Selling…",
  stop: "Stop after this one",
  progress: (done: number, all: number) => `${done} of ${all} sold`,
  soldOne: (name: string, amount: string) => `${name} sold for ${amount}`,
  sold: (count: number, amount: string) =>
    plural(count, { one: `# item sold for ${amount}`, other: `# items sold for ${amount}` }),
  notAll: "Some items weren't sold",
  notSold: "This item wasn't sold",
  items: "Items to sell",
  states: {
    waiting: "Not sold yet",
    selling: "Selling…",
    sold: "Sold",
    unsure: "We couldn't confirm the sale. Try again: it can't be sold twice.",
    gone: "No longer in your inventory. It was sold or shipped.",
    repriced: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
    otherPaid: (price: string, paid: string) =>
      `The shop paid ${paid} in place of ${price}. Save the evidence in your inventory and contact us.`,
  },
  signedPrice: (name: string, signed: string) => `The signed odds table pays ${signed} for ${name}.`,
  again: (amount: string) => `Sell the rest for ${amount}`,
  close: "Close",
};

export const inventory = defineTexts({
  title: "Inventory",
  summary: "In your inventory now",
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
    "price-desc": "Price: high to low",
    "price-asc": "Price: low to high",
    "name-asc": "Name A–Z",
    "name-desc": "Name Z–A",
  },
  empty: "Nothing here yet",
  toBoxes: "Browse boxes",
  noMatch: "No items match",
  results: (count: number) => plural(count, { one: "# item", other: "# items" }),
  ofWhich: (results: string, held: number) => `${results}, of which ${held} in inventory`,
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all on page",
  sell: (amount: string) => `Sell for ${amount}`,
  ship: (name: string) => `Ship ${name}`,
  shipment: (name: string) => `Shipment of ${name}`,
  shipSelected: (count: number) => `Ship selected (${count})`,
  shipmentHolds: (most: number) => `Select up to ${most} items to ship`,
  /** Words on a card. */
  words: { ship: "Ship", shipment: "Shipment", proof: "Proof" },
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
