import type { DeliveryOutcome } from "@trove/contract/carrier-steps";
import type { OrderActor, OrderDetail, OrderStatus } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const moves = {
  PaymentPending: "Wait for payment",
  Ordered: "Mark as ordered",
  Approved: "Approve",
  Shipping: "Start packing",
  Shipped: "Mark as shipped",
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
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const outcomes = {
  Delivered: "Delivered",
  Unknown: "No shipment with this number",
  Ambiguous: "Several shipments with this tracking number",
  Repeated: "Duplicate of a row above",
  NotSent: "Not shipped yet",
  AlreadyDelivered: "Already delivered",
  Noted: "Step noted",
  Unreadable: "Status or time not understood",
  WrongTime: "Time before the order or in the future",
  Returning: "On its way back, so not delivered",
} as const satisfies Record<DeliveryOutcome, string>;

/** The texts of the operators' shipments page. */
export const adminShipments = defineTexts({
  title: "Shipments",
  lead: "All shipments and what to do next.",
  shipment: "Shipment",
  all: "All",
  views: { toDo: "Needs action", onTheWay: "On the way", delivered: "Delivered", late: "Late" },
  arrival: "Arrival",
  arrived: "Arrived",
  notArrived: "Not arrived",
  promise: "Promised days",
  late: "Late",
  notLate: "Not late",
  search: "Number, email, tracking number or name",
  results: (count: number) => plural(count, { one: "# shipment", other: "# shipments" }),
  empty: "No shipments",
  guest: "Guest",
  contact: "Contact",
  items: "Items",
  address: "Delivery address",
  delivery: "Delivery",
  next: "Next",
  nextParcel: "Next parcel",
  nothing: "Nothing left to do.",
  shortage: (name: string, needed: number, available: number) => `${name}: ${needed} needed, ${available} in stock`,
  actors,
  deliveries: {
    open: "Confirm deliveries",
    title: "Import deliveries",
    text: "A CSV file with shipment or tracking numbers, such as your carrier's report. Columns “status”, “time” and “place” add the steps on the way. You can review the result before anything is saved.",
    file: "File",
    tooLong: "The file is too long. Split it into files of up to 1,000 rows.",
    row: "Row",
    reference: "In the file",
    outcome: "Result",
    outcomes,
    ready: (count: number) => plural(count, { one: "# shipment arrived", other: "# shipments arrived" }),
    noted: (count: number) => plural(count, { one: "# step noted", other: "# steps noted" }),
    save: "Save the steps",
    leftOut: (count: number) => plural(count, { one: "# row skipped", other: "# rows skipped" }),
    download: "Download skipped rows",
    confirm: (count: number) => plural(count, { one: "Confirm # delivery", other: "Confirm # deliveries" }),
    done: (count: number) => plural(count, { one: "# delivery confirmed", other: "# deliveries confirmed" }),
  },
  moves,
  details,
  delivered: "Mark as delivered",
  cancelOpen: "Cancel shipment…",
  cancelText: "The payment is refunded. This can't be undone.",
  printPacking: "Print packing list",
  packingList: "Packing list",
  quantity: "Quantity",
  packed: "Packed",
  short: "Short of stock",
  approveChosen: (count: string) => `Approve (${count})`,
  packChosen: (count: string) => `Start packing (${count})`,
  cancelChosen: (count: string) => `Cancel (${count})`,
  printChosen: (count: string) => `Print packing lists (${count})`,
  work: "Bulk work",
  many: {
    titles: { Approved: "Approve shipments", Shipping: "Start packing", Cancelled: "Cancel shipments" },
    asked: (count: number) =>
      plural(count, {
        one: "# shipment is cancelled, and its payment refunded. This can't be undone.",
        other: "# shipments are cancelled, and their payments refunded. This can't be undone.",
      }),
    reasonHint: "Customers see this in the email about their shipment.",
    review: "Review",
    willMove: (count: number) =>
      plural(count, { one: "# shipment will be updated", other: "# shipments will be updated" }),
    nothing: "None of these can be updated",
    leftOut: (count: number) => plural(count, { one: "# shipment is left out", other: "# shipments are left out" }),
    alreadySo: (count: number) =>
      plural(count, { one: "# shipment has this status already", other: "# shipments have this status already" }),
    background: "This runs in the background. You can close this page.",
    rows: "Show every shipment",
    cancel: "Back",
  },
  moved: (shipment: string) => `${shipment} saved`,
});
