import type { OrderActor, RefundKind } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";

const actors = {
  User: "by you",
  Admin: "by the shop",
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const refunds = { Items: "Keep the items", Balance: "Refund to balance" } as const satisfies Record<RefundKind, string>;

const cancel = {
  open: "Cancel shipment",
  title: (number: string) => `Cancel ${number}?`,
  unpaid: "You haven't paid for it, so you won't be charged. The items go back into stock.",
  shippingBack: (amount: string) => `${amount} for shipping is refunded to your balance.`,
  itemsBack: "The items return to your inventory, where you can sell or ship them.",
  restBack: "You've already been refunded for this order. Any remaining amount goes to your balance.",
  choice: "What should happen to the items?",
  refunds,
  priceBack: "The price of the items is refunded to your balance.",
  priceBackOf: (amount: string) => `${amount} for the items is refunded to your balance.`,
  cardBack: "If you take a break or have reached a deposit limit, money you paid by card goes back to your card.",
  keep: "Keep shipment",
  confirm: "Cancel shipment",
  done: (number: string) => `${number} is cancelled`,
};

export const shipments = defineTexts({
  title: "Shipments",
  tabs: "Status",
  all: "All",
  views: { OnTheWay: "On its way", Delivered: "Delivered", Cancelled: "Cancelled" },
  ship: "Ship items",
  empty: "No shipments yet",
  emptyView: "No shipments here",
  toInventory: "Go to inventory",
  showAll: "Show all shipments",
  notFound: "Shipment not found",
  items: "Items",
  address: "Delivery address",
  method: "Delivery",
  tracking: "Tracking",
  track: (carrier: string) => `Track with ${carrier}`,
  opensTab: "opens in a new tab",
  reason: "Reason",
  review: "Write a review",
  timeline: "Tracking history",
  actors,
  cancel,
});
