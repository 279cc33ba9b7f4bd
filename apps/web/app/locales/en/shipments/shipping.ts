import type { ShippingMethod } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const methods = {
  standard: "Standard",
  express: "Express",
} as const satisfies Record<ShippingMethod, string>;

/** Texts of the steps that ship inventory items. */
export const shipping = defineTexts("shipping", {
  title: "Ship items",
  lead: "Send items from your inventory to your door.",
  steps: { items: "Items", delivery: "Delivery", address: "Address", confirm: "Confirm", complete: "Complete" },
  stepsLabel: "Steps",
  itemsTitle: "What should we send?",
  itemsHint: (most: number) => `Up to ${most} items fit into one parcel. The cost is the same for one or for ${most}.`,
  deliveryTitle: "How fast?",
  addressTitle: "Where to?",
  confirmTitle: "Check and send",
  select: (name: string) => `Send ${name}`,
  several: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  chosen: (count: number, most: number) => `${count} of ${most} chosen`,
  noneChosen: "Choose at least one item",
  noMethod: "Choose how it is delivered",
  noAddress: "Choose an address",
  cannotShip: (country: string) => `We don't deliver to ${country} yet. Choose another address.`,
  full: (most: number) => `That is ${most} items, as many as one parcel holds.`,
  legend: "Delivery",
  methods,
  days: { standard: "3 to 5 working days", express: "1 to 2 working days" },
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
  after: "After that",
  confirm: (amount: string) => `Ship for ${amount}`,
  tooLittle: (missing: string) => `Your balance is ${missing} short.`,
  topUp: "Top up",
  priceChanged: (before: string, now: string) =>
    `Shipping now costs ${now}, not ${before}. Confirm again if that's fine.`,
  gone: "Some of what you chose isn't there any more. Check what is left.",
  completeTitle: "Your parcel is ordered",
  completeText: "We'll pack it next. You can follow it, or cancel it until we begin.",
  toShipment: "Follow this shipment",
  toInventory: "Back to inventory",
  again: "Send something else",
  none: "Nothing to ship yet",
  toBoxes: "Look at the boxes",
  toShop: "Look around the shop",
});
