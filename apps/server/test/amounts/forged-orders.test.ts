import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFromShop } from "../orders/shop-orders.ts";
import { giveItems } from "../orders/shipments.ts";
import { signUp } from "../people/people.ts";
import { changed, everyStatus } from "./amount-attacks.ts";
import { type HonestShop, openHonestShop } from "./honest-shop.ts";
import type { Call, Query } from "./undone-calls.ts";

let honest: HonestShop;
beforeAll(async () => {
  honest = await openHonestShop();
});
afterAll(() => honest.shop.close());

/** Gives the shipment a higher shipping cost than the order's. Cancelling the shipment would then return too much. */
const dearShipping = ({ purchase }: { purchase: { shipment: object | null } }) => ({
  purchase: { shipment: { ...purchase.shipment, shippingCostCents: 1_000_000 } },
});

describe("an order", () => {
  it("an order from the balance has a shipment that costs what it charges", async () => {
    await honest.call([["buy_from_balance", honest.sent]]);
    await honest.refuse([["buy_from_balance", changed(honest.sent, dearShipping(honest.sent))]]);
  });

  it("an order that waits for its payment has a shipment that costs what it charges", async () => {
    const { begin_purchase: begin } = honest.commands;
    await honest.refuse([["begin_purchase", changed(begin, dearShipping(begin))]]);
  });

  it("waits for its own payment, not for the top-up that its key began", async () => {
    const { begin_purchase: begin, begin_top_up: topUp } = honest.commands;
    const request = { key: randomUUIDv7() };
    await honest.refuse([
      ["begin_top_up", changed(topUp, { request })],
      ["begin_purchase", changed(begin, { request })],
    ]);
  });
});

describe("a top-up that names an order", () => {
  it("is not taken for the order's payment", async () => {
    const { begin_top_up: begin, settle_top_up: settle, cancel_shipment: cancel } = honest.commands;
    const { paymentId } = begin.payment;
    const settled = changed(settle, {
      payment: paymentId,
      report: { reference: `${honest.userId}.${paymentId}`, refundedPaidCents: 3000 },
    });
    const topUp = (subjectId: string): Call[] => [
      ["begin_top_up", changed(begin, { payment: { subjectId } })],
      ["settle_top_up", settled],
      ["cancel_shipment", changed(cancel, { step: { refund: "Balance" } })],
    ];
    const balance = (query: Query) => query(`select balance_cents from wallets where user_id = '${honest.userId}'`);
    expect(await honest.call(topUp(honest.shipment.purchaseId), balance)).toEqual(
      await honest.call(topUp(randomUUIDv7()), balance),
    );
  });
});

describe("somebody else's property", () => {
  it("can't be sold, sent or cancelled", async () => {
    const other = await signUp(honest.shop);
    const [inventoryItem = ""] = await giveItems(honest.shop, other, 1);
    const { shipmentId } = await orderFromShop(honest.shop, other);
    const { sell_inventory_item: sell, create_shipment: send, cancel_shipment: cancel } = honest.commands;
    await honest.refuse([["sell_inventory_item", changed(sell, { inventoryItem })]]);
    await honest.refuse([
      ["create_shipment", changed(send, { inventoryItems: [...send.inventoryItems, inventoryItem] })],
    ]);
    await honest.refuse([["cancel_shipment", changed(cancel, { shipment: shipmentId })]]);
    await honest.refuse([["sell_inventory_item", changed(sell, { user: other.userId, inventoryItem })]]);
  });
});

describe("a repetition under another key", () => {
  const withKey = (args: object) => changed({ ...args }, { request: { key: randomUUIDv7() } });
  const entries = () => ({ itemsEntryId: randomUUIDv7(), shippingEntryId: randomUUIDv7() });

  it("sells, ships and cancels nothing twice", async () => {
    const { sell_inventory_item: sell, create_shipment: send, cancel_shipment: cancel } = honest.commands;
    const soldAgain = changed(withKey(sell), { transaction: randomUUIDv7() });
    await honest.refuse([
      ["sell_inventory_item", withKey(sell)],
      ["sell_inventory_item", soldAgain],
    ]);
    await honest.refuse([
      ["create_shipment", withKey(send)],
      ["sell_inventory_item", soldAgain],
    ]);
    await honest.refuse([
      ["cancel_shipment", withKey(cancel)],
      ["cancel_shipment", changed(withKey(cancel), { step: { from: everyStatus, ...entries() } })],
    ]);
  });

  it("opens no box twice with the same nonce", async () => {
    const { open_lootboxes: open } = honest.commands;
    const openings = await honest.call(
      [
        ["open_lootboxes", open],
        ["open_lootboxes", open],
      ],
      (query) => query(`select nonce, draw_index from openings where user_id = '${honest.userId}' and nonce > 0`),
    );
    expect(openings).toEqual([
      { nonce: 1, drawIndex: 0 },
      { nonce: 1, drawIndex: 1 },
    ]);
  });
});
