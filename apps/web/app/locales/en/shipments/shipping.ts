import type { ShippingMethod } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural, workingDays } from "../grammar.ts";

const methods = {
  standard: "Standard",
  express: "Express",
} as const satisfies Record<ShippingMethod, string>;

/** Texts of the steps for shipping inventory items. */
export const shipping = defineTexts({
  title: "Ship items",
  steps: { items: "Items", delivery: "Delivery", address: "Address", confirm: "Confirm" },
  stepsLabel: "Steps",
  itemsTitle: "Choose items to ship",
  itemsHint: (most: number) => `Up to ${most} items fit in one parcel. Shipping costs the same for 1 or ${most}.`,
  deliveryTitle: "Choose delivery speed",
  addressTitle: "Choose a delivery address",
  confirmTitle: "Review and confirm",
  select: (name: string) => `Ship ${name}`,
  selectAll: "Select all",
  selectMost: (most: number) => `Select ${most}`,
  clear: "Clear",
  several: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  chosen: (count: number, most: number) => `${count} of ${most} selected`,
  noneChosen: "Select at least one item",
  noAddress: "Choose an address",
  cannotShip: (country: string) => `We don't deliver to ${country} yet. Choose another address.`,
  full: (most: number) => `That's ${most} items, the most that fit in one parcel.`,
  legend: "Delivery",
  methods,
  workingDays,
  addressLegend: "Deliver to",
  addressHint: "We deliver within Europe.",
  next: "Continue",
  back: "Back",
  change: (step: string) => `Change: ${step}`,
  changeWord: "Change",
  summary: "Your parcel",
  items: (count: number) => plural(count, { one: "# item", other: "# items" }),
  cost: "Shipping",
  balance: "Your balance",
  after: "Balance after shipping",
  confirm: (amount: string) => `Ship for ${amount}`,
  tooLittle: (missing: string) => `You need ${missing} more in your balance.`,
  topUp: "Top up",
  priceChanged: (before: string, now: string) =>
    `Shipping now costs ${now} instead of ${before}. Confirm again to continue.`,
  gone: "Some of the items you chose are no longer available. Check what's left.",
  completeTitle: "Your shipment is confirmed",
  completeText: "We'll pack it next. You can track it, or cancel it until we approve it.",
  toShipment: "Track this shipment",
  toInventory: "Back to inventory",
  again: "Ship more items",
  none: "Nothing to ship yet",
  toBoxes: "Browse boxes",
  toShop: "Browse the shop",
});
