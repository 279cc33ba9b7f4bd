import type { OrderDetail, OrderStatus } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const moves = {
  PaymentPending: "Wait for payment",
  Ordered: "Take as ordered",
  Approved: "Approve",
  Shipping: "Begin packing",
  Shipped: "Hand to the carrier",
  Cancelled: "Cancel shipment",
} as const satisfies Record<OrderStatus, string>;

const details = {
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  reason: "Reason",
} as const satisfies Record<OrderDetail, string>;

/** The texts of the operators' shipments page. */
export const adminShipments = defineTexts("dashboard-shipments", {
  title: "Shipments",
  lead: "Everybody's shipments, newest first.",
  tabs: "Status",
  all: "All",
  search: "Search shipments",
  results: (count: number) => plural(count, { one: "# shipment", other: "# shipments" }),
  empty: "No shipments here",
  showStatus: (status: string) => `Show shipments: ${status}`,
  showAll: "Show all shipments",
  guest: "Guest",
  contact: "Contact",
  items: "Items",
  address: "Goes to",
  delivery: "Delivery",
  history: "History",
  next: "Next",
  nothing: "Nothing is left to do.",
  shortage: (name: string, needed: number, available: number) => `${name}: ${needed} needed, ${available} on the shelf`,
  moves,
  details,
  delivered: "Mark as delivered",
  cancelOpen: "Cancel this shipment…",
  cancelText: "What was paid for it goes back. This can't be undone.",
  printPacking: "Print packing list",
  packingList: "Packing list",
  quantity: "Quantity",
  packed: "Packed",
  short: "Short of stock",
  select: (number: string) => `Select ${number}`,
  chosen: (count: number) => plural(count, { one: "# selected", other: "# selected" }),
  approveChosen: (count: number) => `Approve selected (${count})`,
  approved: (count: number) => plural(count, { one: "# shipment approved", other: "# shipments approved" }),
  refused: (number: string, reason: string) => `${number} was not approved: ${reason}`,
  unknown: (number: string, reason: string) => `It isn't known whether ${number} was approved: ${reason}`,
  moved: (number: string) => `${number} is saved`,
});
