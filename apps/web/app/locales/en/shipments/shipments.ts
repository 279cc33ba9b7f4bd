import type { OrderActor, RefundKind } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";

const actors = {
  User: "by you",
  Admin: "by the shop",
  System: "automatically",
} as const satisfies Record<OrderActor, string>;

const refunds = { Items: "Keep the items", Balance: "Money back" } as const satisfies Record<RefundKind, string>;

const cancel = {
  open: "Cancel shipment",
  title: (number: string) => `Cancel ${number}?`,
  unpaid: "Nothing was paid for it yet, so nothing is owed. The items go back on the shelf.",
  shippingBack: (amount: string) => `${amount} for shipping goes back to your balance.`,
  itemsBack: "The items return to your inventory, where you can sell or ship them.",
  restBack: "Money for this order has already gone back to you. The rest, if any, goes to your balance.",
  choice: "What happens to the items",
  refunds,
  priceBack: "What you paid for the items goes to your balance.",
  priceBackOf: (amount: string) => `${amount} for the items goes to your balance.`,
  keep: "Keep shipment",
  confirm: "Cancel shipment",
  done: (number: string) => `${number} is cancelled`,
};

export const shipments = defineTexts("shipments", {
  title: "Shipments",
  lead: "What is on its way to you, and what has arrived.",
  tabs: "Status",
  all: "All",
  orders: "Orders",
  ship: "Ship items",
  empty: "No shipments yet",
  emptyStatus: "No shipments with this status",
  toInventory: "Look at your inventory",
  showAll: "Show all shipments",
  notFound: "That shipment wasn't found",
  items: "Items",
  address: "Goes to",
  method: "Delivery",
  tracking: "Tracking",
  track: (carrier: string) => `Track with ${carrier}`,
  opensTab: "opens in a new tab",
  reason: "Reason",
  timeline: "What happened",
  actors,
  cancel,
});
