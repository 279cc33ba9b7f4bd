import { randomUUID } from "node:crypto";
import type { Args, Honest } from "./honest-commands.ts";

/** Returns a copy of the arguments with changed fields. `changes` are merged into JSON arguments. */
export function changed(args: Args, changes: Record<string, unknown>): Args {
  const entries = Object.entries(changes).map(([name, change]) => {
    const before = args[name];
    const isPart = change !== null && Object.getPrototypeOf(change) === Object.prototype;
    return [name, isPart ? Object.assign({}, before, change) : change];
  });
  return { ...args, ...Object.fromEntries(entries) };
}

/**
 * A call that would move an invented amount: the command, a description, and the arguments that differ from an honest
 * call.
 */
export type Attack = [name: keyof Honest["commands"], what: string, changes: (by: Honest) => Record<string, unknown>];

const line = ({ dear: { itemId, name, marketPrice } }: Honest, change: object) => [
  { itemId, name, imageUrl: "/a", marketPriceCents: marketPrice, quantity: 1, unitPriceCents: marketPrice, ...change },
];
const codeOf = (code: string) => ({ code, holders: [], shippingDiscountCents: 0 });
const opening = ({ commands }: Honest, change: object) => {
  return { openings: commands.open_lootboxes.openings.map((each) => ({ ...each, ...change })) };
};
const drawsOf = ({ commands }: Honest) => commands.open_lootboxes.openings.flatMap(({ draws }) => draws);
const draw = (by: Honest, change: object) =>
  opening(by, { draws: drawsOf(by).map((each) => ({ ...each, ...change })) });
const boughtItems = ({ commands }: Honest, change: object) => {
  return { items: commands.buy_from_balance.items.map((each) => ({ ...each, ...change })) };
};
export const everyStatus = ["Ordered", "Approved", "Shipping", "Shipped", "Cancelled", "PaymentPending"];

export const attacks: Attack[] = [
  ["person_credit", "more goodwill than anybody may give", () => ({ amountCents: 100_001 })],
  ["person_credit", "goodwill below zero", () => ({ amountCents: -2500 })],
  ["begin_gift", "a code for one cent", () => ({ payment: { amountCents: 1, paidCents: 1 } })],
  ["begin_gift", "a code that its payer's bank takes back", () => ({ payment: { canBeReversed: true } })],
  ["begin_gift", "a code paid as a top-up", () => ({ payment: { purpose: "TopUp" } })],
  ["gift_issue", "a code that is worth more than any may be", () => ({ amountCents: 50_001 })],
  ["gift_issue", "a code that is worth less than nothing", () => ({ amountCents: -5000 })],
  ["gift_redeem", "a code that nobody has issued", () => ({ hash: Buffer.alloc(32) })],
  ["buy_from_balance", "an item for one cent", () => ({ purchase: { itemsTotalCents: 1 } })],
  [
    "buy_from_balance",
    "a line for one cent",
    (by) => ({ purchase: { itemsTotalCents: 1, lines: line(by, { marketPriceCents: 1, unitPriceCents: 1 }) } }),
  ],
  [
    "buy_from_balance",
    "a discount without a code",
    (by) => ({ purchase: { itemsTotalCents: 1, lines: line(by, { unitPriceCents: 1 }) } }),
  ],
  [
    "buy_from_balance",
    "a discount by a code that does not exist",
    (by) => ({ purchase: { itemsTotalCents: 1, lines: line(by, { unitPriceCents: 1 }), promo: codeOf("NOTHING") } }),
  ],
  [
    "buy_from_balance",
    "a larger discount than the code gives",
    (by) => ({ purchase: { itemsTotalCents: 1, lines: line(by, { unitPriceCents: 1 }), promo: codeOf("HONEST10") } }),
  ],
  ["buy_from_balance", "two for the price of one", (by) => ({ purchase: { lines: line(by, { quantity: 2 }) } })],
  ["buy_from_balance", "no lines", () => ({ purchase: { itemsTotalCents: 1, lines: [] }, items: [] })],
  [
    "buy_from_balance",
    "a negative quantity of an item",
    (by) => ({
      purchase: {
        itemsTotalCents: 4_998_000,
        lines: [
          ...line(by, {}),
          ...line(by, { itemId: by.cheap.itemId, marketPriceCents: 2000, unitPriceCents: 2000, quantity: -1 }),
        ],
      },
    }),
  ],
  [
    "buy_from_balance",
    "shipping below zero",
    (by) => ({ ...by.sent, purchase: { ...by.sent.purchase, shippingCostCents: -400 } }),
  ],
  [
    "buy_from_balance",
    "shipping for nothing",
    (by) => ({ ...by.sent, purchase: { ...by.sent.purchase, shippingCostCents: 0 } }),
  ],
  [
    "buy_from_balance",
    "an order that somebody else pays",
    () => ({ purchase: { paymentOption: "direct", paymentId: randomUUID() } }),
  ],
  ["buy_from_balance", "another status than that of what is paid", () => ({ purchase: { status: "PaymentPending" } })],
  ["buy_from_balance", "items that were not bought", (by) => boughtItems(by, { itemId: by.cheap.itemId })],
  [
    "buy_from_balance",
    "more items than were bought",
    (by) => ({ items: [...boughtItems(by, {}).items, ...boughtItems(by, { inventoryItemId: randomUUID() }).items] }),
  ],
  ["buy_from_balance", "no items", () => ({ items: [] })],
  [
    "buy_from_balance",
    "items that sell for more than they are worth",
    (by) => boughtItems(by, { sellPriceCents: 5_000_001 }),
  ],
  [
    "begin_purchase",
    "an item for one cent",
    () => ({ purchase: { itemsTotalCents: 1 }, payment: { amountCents: 501, paidCents: 501 } }),
  ],
  [
    "begin_purchase",
    "an item on two lines, which could never be handed over",
    (by) => ({
      purchase: { itemsTotalCents: 10_000_000, lines: [...line(by, {}), ...line(by, {})] },
      payment: { amountCents: 10_000_500, paidCents: 10_000_500 },
    }),
  ],
  ["begin_purchase", "a payment of one cent", () => ({ payment: { amountCents: 1, paidCents: 1 } })],
  ["begin_purchase", "a payment worth more than is paid", () => ({ payment: { paidCents: 1 } })],
  ["begin_purchase", "a payment in another currency", () => ({ payment: { paidCents: 1, currencyCode: "JPY" } })],
  ["begin_purchase", "a payment for something else", () => ({ payment: { subjectId: randomUUID() } })],
  ["begin_purchase", "a top-up", () => ({ payment: { purpose: "TopUp" } })],
  ["begin_purchase", "another payment than the order's", () => ({ payment: { paymentId: randomUUID() } })],
  ["begin_purchase", "an order that is paid already", () => ({ purchase: { status: "Ordered" } })],
  [
    "begin_purchase",
    "an order that the balance pays",
    () => ({ purchase: { status: "Ordered", paymentOption: "balance", paymentId: null } }),
  ],
  ["begin_top_up", "more than is paid", () => ({ payment: { paidCents: 1 } })],
  ["settle_top_up", "a capture without an id", () => ({ report: { providerPaymentId: null } })],
  ["begin_top_up", "the payment of an order", () => ({ payment: { purpose: "Purchase" } })],
  [
    "settle_top_up",
    "the payment of an order",
    ({ commands }) => ({
      payment: commands.settle_purchase.payment,
      report: commands.settle_purchase.report,
    }),
  ],
  [
    "settle_purchase",
    "a top-up",
    ({ commands }) => ({ payment: commands.settle_top_up.payment, report: commands.settle_top_up.report }),
  ],
  [
    "settle_purchase",
    "items that were not bought",
    (by) => ({ items: by.commands.settle_purchase.items.map((each) => ({ ...each, itemId: by.dear.itemId })) }),
  ],
  ["settle_purchase", "no items", () => ({ items: [] })],
  ["sell_inventory_item", "another price than the one that was frozen", () => ({ expectedCents: 1_000_000 })],
  ["create_shipment", "shipping below zero", () => ({ shipment: { shippingCostCents: -1000 } })],
  ["create_shipment", "shipping for nothing", () => ({ shipment: { shippingCostCents: 0 } })],
  [
    "cancel_shipment",
    "an order that nobody has paid, as ordered",
    ({ pendingShipment }) => ({ shipment: pendingShipment.shipmentId, step: { from: everyStatus, to: "Ordered" } }),
  ],
  [
    "shipment_move",
    "an order that nobody has paid, as ordered",
    ({ pendingShipment }) => ({ shipment: pendingShipment.shipmentId, step: { from: everyStatus, to: "Ordered" } }),
  ],
  [
    "shipment_move",
    "an order that nobody has paid, as approved",
    ({ pendingShipment }) => ({ shipment: pendingShipment.shipmentId, step: { from: everyStatus, to: "Approved" } }),
  ],
  ["open_lootboxes", "the odds and price of another version", (by) => opening(by, { tableVersion: 2 })],
  ["open_lootboxes", "another box than was offered", (by) => opening(by, { lootboxId: by.shipment.itemId })],
  ["open_lootboxes", "a balance that was not offered", (by) => opening(by, { offeredBalanceCents: 1 })],
  ["open_lootboxes", "another moment of the offer", (by) => opening(by, { offeredAt: new Date(0) })],
  ["open_lootboxes", "entropy that was not offered", (by) => opening(by, { clientEntropy: Buffer.alloc(16) })],
  ["open_lootboxes", "a seed that was not committed to", (by) => opening(by, { serverSeed: Buffer.alloc(32) })],
  ["open_lootboxes", "a client seed that was not offered", (by) => opening(by, { clientSeed: "unlucky" })],
  ["open_lootboxes", "other browsers", (by) => opening(by, { browserKeys: [Buffer.alloc(32)] })],
  ["open_lootboxes", "another offer's hash", (by) => opening(by, { offerHash: Buffer.alloc(32) })],
  [
    "open_lootboxes",
    "a person who opens twice in one list",
    ({ commands }) => ({ openings: [...commands.open_lootboxes.openings, ...commands.open_lootboxes.openings] }),
  ],
  ["open_lootboxes", "a ticket that does not exist", (by) => draw(by, { ticket: 1_000_000 })],
  ["open_lootboxes", "a ticket below zero", (by) => draw(by, { ticket: -1 })],
  ["open_lootboxes", "no draws", (by) => opening(by, { draws: [] })],
  ["open_lootboxes", "fewer boxes than were offered", (by) => opening(by, { draws: drawsOf(by).slice(1) })],
  ["open_lootboxes", "more boxes than were offered", (by) => opening(by, { draws: [...drawsOf(by), ...drawsOf(by)] })],
];
