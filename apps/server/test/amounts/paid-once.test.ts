import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFromShop } from "../orders/shop-orders.ts";
import { changed } from "./amount-attacks.ts";
import { callFunction } from "./honest-commands.ts";
import { type HonestShop, openHonestShop } from "./honest-shop.ts";
import type { Call, Query } from "./undone-calls.ts";

let honest: HonestShop;
beforeAll(async () => {
  honest = await openHonestShop();
});
afterAll(() => honest.shop.close());

const balance = async (query: Query) => {
  const [wallet] = await query(`select balance_cents as cents from wallets where user_id = '${honest.userId}'`);
  return wallet;
};
const quarantined = (query: Query) =>
  query("select amount_cents from ledger_entries where to_account like '%quarantine'");

describe("a capture", () => {
  it("pays one payment", async () => {
    const { begin_top_up: begin, settle_top_up: settle } = honest.commands;
    const { payment, ...rest } = begin;
    const second = { ...rest, payment: { ...payment, nextCheckAt: begin.request.at } };
    const reference = `${honest.userId}.${payment.paymentId}`;
    const settleSecond = changed(settle, { payment: payment.paymentId, report: { reference } });
    const calls: Call[] = [
      ["settle_top_up", settle],
      ["begin_top_up", second],
      ["settle_top_up", settleSecond],
    ];
    expect(await honest.call(calls, balance)).toEqual(await honest.call(calls.slice(0, 1), balance));
    expect(await honest.call(calls, quarantined)).toEqual([]);
  });

  it("a capture that paid a payment is not booked again as an unmatched one, and can still be charged back", async () => {
    const { settle_top_up: settle } = honest.commands;
    const stray = { report: { ...settle.report, valueCents: 10_000 }, entry: randomUUIDv7(), at: settle.at };
    const chargeback = changed(settle, { report: { chargedBackPaidCents: 10_000 } });
    const calls: Call[] = [
      ["settle_top_up", settle],
      ["quarantine_unmatched_capture", stray],
      ["settle_top_up", chargeback],
    ];
    expect(await honest.call(calls, quarantined)).toEqual([]);
    expect(await honest.call(calls, balance)).toEqual(await honest.call([], balance));
  });

  it("counts as not charged back if the report has no chargebacks", async () => {
    const { settle_top_up: settle } = honest.commands;
    const silent = changed(settle, { report: { chargedBackPaidCents: null } });
    const once = await honest.call([["settle_top_up", settle]], balance);
    expect(await honest.call([["settle_top_up", silent]], balance)).toEqual(once);
  });
});

describe("a guest's refund", () => {
  const refundsOf = async (userId: string) => {
    const { rows } = await sql`select status, paid_cents as cents from refunds where user_id = ${userId}`.execute(
      honest.shop.database.connection,
    );
    return rows;
  };

  /** Cancels a paid order of a new guest after the provider has returned part of the money. */
  async function cancelledOrder(refundedPaidCents = 0) {
    const userId = randomUUIDv7();
    const { shipmentId } = await orderFromShop(honest.shop, { userId }, { guestEmail: "noor@trove.example" });
    const { connection } = honest.shop.database;
    const { paymentId, providerPaymentId } = await connection
      .selectFrom("payments")
      .select(["paymentId", "providerPaymentId"])
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();
    const { settle_purchase: settle, shipment_move: cancel } = honest.commands;
    const report = { reference: `${userId}.${paymentId}`, providerPaymentId, refundedPaidCents };
    const entries = { refund: { itemsEntryId: randomUUIDv7() } };
    await callFunction(connection, "settle_purchase", {
      ...changed(settle, { report, entries }),
      user: userId,
      payment: paymentId,
    });
    await callFunction(connection, "shipment_move", changed(cancel, { user: userId, shipment: shipmentId }));
    return userId;
  }

  async function refund(user: string): Promise<string> {
    const args = { user, purchase: user, refund: randomUUID(), at: honest.shop.clock.now };
    await callFunction(honest.shop.database.connection, "refund_purchase", args);
    return args.refund;
  }
  const record = (user: string, id: string, status: string) =>
    callFunction(honest.shop.database.connection, "record_refund_result", { user, refund: id, status });

  it("is requested once by parallel requests", async () => {
    const guest = await cancelledOrder();
    await Promise.all(Array.from({ length: 12 }, () => refund(guest)));
    expect(await refundsOf(guest)).toEqual([{ status: "Requested", cents: 5500 }]);
  });

  it("is requested once after the provider itself returned a part", async () => {
    const guest = await cancelledOrder(1000);
    await refund(guest);
    await refund(guest);
    expect(await refundsOf(guest)).toEqual([{ status: "Requested", cents: 4500 }]);
  });

  it("is not requested again once the provider has taken it", async () => {
    const guest = await cancelledOrder();
    const id = await refund(guest);
    await record(guest, id, "Taken");
    await record(guest, id, "Refused");
    await refund(guest);
    expect(await refundsOf(guest)).toEqual([{ status: "Taken", cents: 5500 }]);
  });
});
