import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attacks, changed, everyStatus } from "./amount-attacks.ts";
import { type HonestShop, moving, openHonestShop } from "./honest-shop.ts";
import type { Query } from "./undone-calls.ts";

let honest: HonestShop;
beforeAll(async () => {
  honest = await openHonestShop();
});
afterAll(() => honest.shop.close());

/** Functions with the owner's rights whose arguments contain no amount, and nothing from which an amount follows. */
const withoutAmounts = [
  "add_tracking_link",
  "address_marks_expire",
  "attach_payment_session",
  "approvals_end",
  "audit_chain",
  "audit_write",
  "begun_purchase",
  "book_capture",
  "break_begin",
  "break_impose",
  "break_reopen",
  "break_take_back",
  "browser_keys_keep",
  "capture_require_paid",
  "closure_begin",
  "closure_begin_for",
  "closure_facts",
  "closure_finish",
  "closure_return_rest",
  "closure_take_back",
  "closure_take_back_for",
  "complaint_forget",
  "credit_capture",
  "deliver_shipment",
  "exclusion_compared",
  "exclusion_follow",
  "exclusion_lift",
  "exclusion_reopen_closed",
  "protection_carry",
  "fairness_begin",
  "fairness_reseal",
  "gift_renew",
  "gift_void",
  "gifts_expire",
  "handle_payment",
  "holdings_forget",
  "idempotency_forget",
  "identity_check_begin",
  "identity_check_lapse",
  "identity_check_move",
  "identity_check_withdraw",
  "identity_give_up",
  "identity_mark_keep",
  "identity_offers_end",
  "identity_picture_keep",
  "identity_upload_begin",
  "identity_void",
  "invoices_number",
  "lock_shipments",
  "log_begin",
  "log_behind",
  "log_client",
  "log_lease",
  "log_publish",
  "log_records",
  "log_release",
  "log_sign",
  "log_terms",
  "offer_context",
  "offers_end",
  "opening_replay",
  "payment_provider_switch",
  "operator_begin",
  "operator_complete",
  "order_context",
  "own_money_facts",
  "parcel_events_add",
  "payee_add",
  "payee_remove",
  "payout_cancel",
  "payout_decide",
  "payout_facts",
  "payout_note_look",
  "payout_note_odd",
  "payout_note_refusal",
  "payout_send",
  "payout_stopped",
  "person_lock",
  "play_months_note",
  "protection_acknowledge",
  "protection_card_note",
  "protection_consent",
  "protection_country_left",
  "protection_declare",
  "protection_identity_correct",
  "protection_limit_confirm",
  "protection_read",
  "purchase_owed",
  "recall",
  "record_capture_refund",
  "record_refund_result",
  "refund_capture",
  "register_answer_forget",
  "register_answer_keep",
  "register_silence_note",
  "require_operator",
  "require_session",
  "shipments_hold",
  "shipments_release",
  "signal_note",
  "signals_forget",
  "stop_answer",
  "terms_head_begin",
  "user_words_write",
  "wallet_create",
  "withdrawal_accept",
  "withdrawal_confirm",
  "withdrawal_match",
  "withdrawal_receive",
  "withdrawal_refuse",
  "withdrawal_take_goods",
  "withdrawals_delete",
];

/**
 * Functions that act on the provider's reports. The first two move the money of captures that match no payment. The
 * third requests a payment's refund; a test below covers it. The fourth compares its amount with the payout's.
 */
const toldByProvider = ["quarantine_unmatched_capture", "settle_capture", "refund_purchase", "settle_payout"];

/**
 * One counts the amounts that an operator gives without approval, the other keeps a person's own limit. They move no
 * money, and the tables refuse amounts below a cent, or below zero.
 */
const counting = ["note_given", "protection_limit_set"];

/**
 * Refunds what came back at the prices that were paid, also if the application states another price of delivery. The
 * test of withdrawals calls it with other amounts.
 */
const refunding = ["withdrawal_refund"];

/**
 * Sells what a person has left and gives the sum up, after their own money was returned, or empties a closed account.
 * Its amount is only compared, and every sum follows from the rows; the tests of closing accounts show that.
 */
const comparing = ["closure_clear_rest", "closure_confirm", "closure_confirm_for"];

/**
 * Sends at most a person's own money back, or their winnings out. Both follow from the rows; the amounts are a wish and
 * what was shown. The tests of own money and of payouts call them with other amounts.
 */
const returning = ["return_own_money", "request_payout"];

/** Moves an amount between two accounts of the house. The audit compares it with the rows of all openings. */
const insideTheHouse = ["box_margin_book"];

/** State sums of a month that is closed. The audit compares them with ledger and documents. */
const closing = ["book_lines_keep", "month_close"];

describe("functions with the owner's rights", () => {
  it("are all attacked here, except those without amounts", async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'command'::regnamespace and prosecdef
      order by 1`.execute(honest.shop.owner.connection);
    expect(rows.map(({ name }) => name)).toEqual(
      [
        ...moving,
        ...withoutAmounts,
        ...toldByProvider,
        ...counting,
        ...insideTheHouse,
        ...closing,
        ...refunding,
        ...comparing,
        ...returning,
      ].toSorted(),
    );
  });

  it.each(moving)("%s accepts the shop's own call", async (name) => {
    await honest.call([[name, honest.commands[name]]]);
  });
});

describe("a call in an unusual order", () => {
  it.each(attacks)("no amount is invented by %s: %s", async (name, _what, changes) => {
    await honest.refuse([[name, changed(honest.commands[name], changes(honest))]]);
  });

  it.each(["Cancelled", "Ordered", "Approved"])(
    "no amount is invented by moving a cancelled shipment to %s, to cancel it again",
    async (to) => {
      const { shipment_move: cancel } = honest.commands;
      const newEntries = { itemsEntryId: randomUUID(), shippingEntryId: randomUUID() };
      const again = changed(cancel, { step: { from: everyStatus, to, ...newEntries } });
      await honest.refuse([
        ["shipment_move", cancel],
        ["shipment_move", again],
      ]);
    },
  );

  it("no amount is invented by refunding a guest whose shipment is on its way", async () => {
    const { guestShipment, commands } = honest;
    const { step, at } = commands.shipment_move;
    const guest = { user: guestShipment.purchaseId, at };
    const refund = ["refund_purchase", { ...guest, purchase: guestShipment.purchaseId, refund: randomUUID() }] as const;
    const cancel = ["shipment_move", { ...guest, shipment: guestShipment.shipmentId, step }] as const;
    const refunds = (query: Query) => query("select paid_cents as cents from refunds");
    expect(await honest.call([refund], refunds)).toEqual([]);
    expect(await honest.call([cancel, refund], refunds)).toEqual([{ cents: 5500 }]);
  });

  it("no amount is invented by taking back more than was paid", async () => {
    const { settle_top_up: settle } = honest.commands;
    const refund = changed(settle, { report: { refundedPaidCents: 90_000, chargedBackPaidCents: 90_000 } });
    const balance = (query: Query) =>
      query(`select balance_cents as balance from wallets where user_id = '${honest.userId}'`);
    const calls = [
      ["settle_top_up", settle],
      ["settle_top_up", refund],
      ["settle_top_up", refund],
    ] as const;
    expect(await honest.call(calls, balance)).toEqual(await honest.call([], balance));
  });

  it.each(["Items", "Balance"])(
    "no amount is invented by cancelling an order whose payment has gone back, for its %s",
    async (refund) => {
      const { settle_purchase: settle, cancel_shipment: cancel } = honest.commands;
      const step = { refund, itemsEntryId: randomUUID(), shippingEntryId: randomUUID() };
      const owned = (query: Query) =>
        query(`select balance_cents as balance, (select count(*) from inventory_items i where i.user_id = w.user_id) as items
        from wallets w where user_id = '${honest.userId}'`);
      const calls = [
        ["settle_purchase", settle],
        ["settle_purchase", changed(settle, { report: { refundedPaidCents: 5500 } })],
        ["cancel_shipment", changed(cancel, { shipment: honest.pendingShipment.shipmentId, step })],
      ] as const;
      expect(await honest.call(calls, owned)).toEqual(await honest.call([], owned));
    },
  );

  it("no amount is invented by shipping items under the name of an order", async () => {
    const args = changed(honest.commands.create_shipment, { shipment: { purchaseId: honest.shipment.purchaseId } });
    const order = (query: Query) => query("select purchase_id as id from shipments where number = 'S-000000000003'");
    expect(await honest.call([["create_shipment", args]], order)).toEqual([{ id: null }]);
  });
});
