import type { DeliveryOutcome, OrderActor, OrderDetail, OrderStatus } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

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

const actors = {
  User: "by its owner",
  Admin: "by an operator",
  System: "automatically",
} as const satisfies Record<OrderActor, string>;

const outcomes = {
  Delivered: "Is delivered",
  Unknown: "No shipment has this number",
  Ambiguous: "Several shipments have this tracking number",
  Repeated: "A row above names the same shipment",
  NotSent: "Was not handed to a carrier",
  AlreadyDelivered: "Is already delivered",
} as const satisfies Record<DeliveryOutcome, string>;

/** The texts of the operators' shipments page. */
export const adminShipments = defineTexts("dashboard-shipments", {
  title: "Shipments",
  lead: "Everybody's shipments, and what is to do with them.",
  shipment: "Shipment",
  status: "Status",
  number: "Number",
  ordered: "Ordered",
  all: "All",
  views: { toDo: "Needs me", onTheWay: "On the way", delivered: "Delivered" },
  arrival: "Arrival",
  arrived: "Has arrived",
  notArrived: "Has not arrived",
  country: "Goes to",
  search: "Number, e-mail, tracking number or name",
  results: (count: number) => plural(count, { one: "# shipment", other: "# shipments" }),
  empty: "No shipments here",
  guest: "Guest",
  contact: "Contact",
  items: "Items",
  address: "Goes to",
  delivery: "Delivery",
  next: "Next",
  nothing: "Nothing is left to do.",
  shortage: (name: string, needed: number, available: number) => `${name}: ${needed} needed, ${available} on the shelf`,
  actors,
  deliveries: {
    open: "Confirm deliveries",
    title: "Deliveries from a file",
    text: "A CSV file with shipment numbers or tracking numbers, such as your carrier's report. You see what it does before anything is saved.",
    file: "File",
    tooLong: "The file is too long. Split it into files of at most 1,000 rows.",
    row: "Row",
    reference: "In the file",
    outcome: "Result",
    outcomes,
    ready: (count: number) => plural(count, { one: "# shipment has arrived", other: "# shipments have arrived" }),
    leftOut: (count: number) => plural(count, { one: "# row is left out", other: "# rows are left out" }),
    download: "Download these rows",
    confirm: (count: number) => plural(count, { one: "Confirm # delivery", other: "Confirm # deliveries" }),
    done: (count: number) => plural(count, { one: "# delivery is confirmed", other: "# deliveries are confirmed" }),
  },
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
  approveChosen: (count: string) => `Approve (${count})`,
  packChosen: (count: string) => `Begin packing (${count})`,
  printChosen: (count: string) => `Print packing lists (${count})`,
  progress: (done: number, of: number) => `${number(done)} of ${number(of)} moved`,
  movedOn: (count: number) => plural(count, { one: "# shipment moved on", other: "# shipments moved on" }),
  refused: (shipment: string, reason: string) => `${shipment} was not moved: ${reason}`,
  unknown: (shipment: string, reason: string) => `It isn't known whether ${shipment} was moved: ${reason}`,
  moved: (shipment: string) => `${shipment} is saved`,
});
