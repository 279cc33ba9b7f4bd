import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../shop/shop.ts";
import { attacks, changed, everyStatus } from "./amount-attacks.ts";
import { type Honest, honestCommands } from "./honest-commands.ts";
import { type Call, callUndone, expectRefused, type Query } from "./undone-calls.ts";

let shop: Shop;
let honest: Honest;
beforeAll(async () => {
  shop = await openShop();
  honest = await honestCommands(shop);
});
afterAll(() => shop.close());

type Name = keyof Honest["commands"];
const call = (calls: readonly Call[], look?: (query: Query) => Promise<unknown>) => callUndone(shop, calls, look);
const refuse = (calls: readonly Call[]) => expectRefused(shop, calls);

const names: Name[] = [
  "buy_from_balance",
  "begin_purchase",
  "begin_top_up",
  "settle_top_up",
  "settle_purchase",
  "sell_inventory_item",
  "create_shipment",
  "cancel_shipment",
  "shipment_move",
  "open_lootbox",
];

/** Functions with the owner's rights whose arguments contain no amount and nothing that determines an amount. */
const withoutAmounts = [
  "record_refund_result",
  "attach_payment_session",
  "deliver_shipment",
  "fairness_begin",
  "fairness_reseal",
  "begun_purchase",
  "idempotency_sweep",
  "opening_context",
  "operation_begin",
  "operation_complete",
  "order_context",
  "recall",
  "require_session",
  "wallet_create",
];

/**
 * Functions that act on what the provider reported: the first moves money between two accounts of the house; the second
 * requests the refund of a payment, which a test below covers.
 */
const toldByProvider = ["quarantine_stray_capture", "refund_purchase"];

describe("functions with the owner's rights", () => {
  it("are all attacked here, except those without amounts", async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'command'::regnamespace and prosecdef
      order by 1`.execute(shop.owner.connection);
    expect(rows.map(({ name }) => name)).toEqual([...names, ...withoutAmounts, ...toldByProvider].toSorted());
  });

  it.each(names)("%s accepts the shop's own call", async (name) => {
    await call([[name, honest.commands[name]]]);
  });
});

describe("no amount is invented", () => {
  it.each(attacks)("by %s: %s", async (name, _what, changes) => {
    await refuse([[name, changed(honest.commands[name], changes(honest))]]);
  });

  it.each(["Cancelled", "Ordered", "Approved"])(
    "by moving a cancelled shipment to %s, to cancel it again",
    async (to) => {
      const { shipment_move: cancel } = honest.commands;
      const newEntries = { itemsEntryId: randomUUID(), shippingEntryId: randomUUID() };
      const again = changed(cancel, { step: { from: everyStatus, to, ...newEntries } });
      await refuse([
        ["shipment_move", cancel],
        ["shipment_move", again],
      ]);
    },
  );

  it("by refunding a guest whose shipment is on its way", async () => {
    const { guestShipment, commands } = honest;
    const { step, at } = commands.shipment_move;
    const guest = { user: guestShipment.purchaseId, at };
    const refund = ["refund_purchase", { ...guest, purchase: guestShipment.purchaseId, refund: randomUUID() }] as const;
    const cancel = ["shipment_move", { ...guest, shipment: guestShipment.shipmentId, step }] as const;
    const refunds = (query: Query) => query("select paid_cents as cents from refunds");
    expect(await call([refund], refunds)).toEqual([]);
    expect(await call([cancel, refund], refunds)).toEqual([{ cents: 5500 }]);
  });

  it("by taking back more than was paid", async () => {
    const { settle_top_up: settle } = honest.commands;
    const refund = changed(settle, { evidence: { refundedPaidCents: 90_000, chargedBackPaidCents: 90_000 } });
    const balance = (query: Query) =>
      query(`select balance_cents as balance from wallets where user_id = '${honest.userId}'`);
    const calls = [
      ["settle_top_up", settle],
      ["settle_top_up", refund],
      ["settle_top_up", refund],
    ] as const;
    expect(await call(calls, balance)).toEqual(await call([], balance));
  });

  it("by shipping items under the name of an order", async () => {
    const args = changed(honest.commands.create_shipment, { shipment: { purchaseId: honest.shipment.purchaseId } });
    const order = (query: Query) => query("select purchase_id as id from shipments where number = 'S-000000000003'");
    expect(await call([["create_shipment", args]], order)).toEqual([{ id: null }]);
  });
});
