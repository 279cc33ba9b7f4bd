import { cents, ZERO_CENTS } from "@trove/money";
import { z } from "zod";
import type { ProviderPayment, ProviderState } from "../provider.ts";
import { toldCard } from "../told-card.ts";
import { isPayoutReference } from "./payout-reference.ts";

/** The fields of Checkout.com's payloads that we read. Amounts are in the currency's smallest unit. */
export const createdSession = z.object({
  id: z.string(),
  payment_session_token: z.string(),
  payment_session_secret: z.string(),
});

/** Facts without which payments are read all the same. */
const toldText = z.string().nullish().catch(null);
const toldNumber = z.coerce.number().int().nullish().catch(null);

export const payment = z.object({
  id: z.string(),
  reference: z.string().default(""),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  balances: z.object({ total_captured: z.int().default(0), total_refunded: z.int().default(0) }).optional(),
  requested_on: z.string().optional(),
  source: z
    .object({
      type: z.string().nullish(),
      id: toldText,
      fingerprint: z.string().nullish(),
      issuer_country: z.string().nullish(),
      name: toldText,
      scheme: toldText,
      last4: toldText,
      expiry_month: toldNumber,
      expiry_year: toldNumber,
      card_wallet_type: toldText,
    })
    .nullish(),
  destination: z.object({ id: toldText, fingerprint: toldText }).nullish(),
  "3ds": z.object({ downgraded: z.boolean().nullish(), authentication_response: toldText }).nullish().catch(null),
  response_summary: z.string().optional(),
  actions: z.array(z.object({ response_summary: z.string().optional() })).optional(),
});
export type CheckoutPayment = z.output<typeof payment>;

/** Accounts of the shop at the vendor. Their payments are payouts, which are no income of the shop. */
const SENDERS: readonly unknown[] = ["currency_account", "entity"];

/** Whether money has left by this payment. The vendor has payouts among the payments. */
export const isPayout = ({ source, destination, reference }: CheckoutPayment) =>
  (destination ?? null) !== null || SENDERS.includes(source?.type) || isPayoutReference(reference);

export const paymentList = z.object({
  data: z.array(payment).default([]),
  _links: z.object({ next: z.object({ href: z.string() }).optional() }).optional(),
});

/** An event of a payment. A refund that was accepted and failed is not approved; its reference is our key. */
const action = z.object({
  type: z.string(),
  amount: z.int().default(0),
  approved: z.boolean().optional(),
  reference: z.string().optional(),
});
export const actionList = z.array(action);

/** The refunds that were accepted, and those of them that failed later. */
export type Refunds = Pick<ProviderPayment, "refunded" | "refundsBack" | "backKeys">;
export const NO_REFUNDS: Refunds = { refunded: ZERO_CENTS, refundsBack: ZERO_CENTS, backKeys: [] };

export const sumOf = (actions: readonly z.output<typeof action>[]) =>
  cents(actions.reduce((total, { amount }) => total + amount, 0));

/** Takes both sums from one list: the total that the payment tells falls at another time. */
export function refundsIn(actions: readonly z.output<typeof action>[]): Refunds {
  const refunds = actions.filter(({ type }) => type === "Refund");
  const failed = refunds.filter(({ approved }) => approved === false);
  return {
    refunded: sumOf(refunds),
    refundsBack: sumOf(failed),
    backKeys: failed.flatMap(({ reference }) => reference ?? []),
  };
}

/** A payout as it was taken, and why one was refused. */
export const takenPayout = z.object({ id: z.string(), status: z.string() });
export const refusedPayout = z.object({ error_codes: z.array(z.string()).default([]) });

export const cardMetadata = z.object({ card_payouts: z.record(z.string(), z.string()).default({}) });
export type CardPayoutTypes = z.output<typeof cardMetadata>["card_payouts"];

export const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.string(),
  amount: z.int(),
  last_update: z.coerce.date().optional(),
});
export type Dispute = z.output<typeof dispute>;
export const disputeList = z.object({ total_count: z.int().default(0), data: z.array(dispute).default([]) });

/**
 * The fields of a webhook that we read: its type, and the payment's id. Payment events name the id `id`, dispute events
 * `payment_id`.
 */
export const webhook = z.object({
  type: z.string(),
  data: z.object({ id: z.string().optional(), payment_id: z.string().optional() }),
});

const states: Record<string, ProviderState> = {
  Captured: "Captured",
  Paid: "Captured",
  "Partially Captured": "Captured",
  "Partially Refunded": "Captured",
  Refunded: "Captured",
  Declined: "Declined",
  Canceled: "Cancelled",
  Voided: "Cancelled",
  Expired: "Expired",
};

/** Pending, Authorized and unknown statuses count as Processing. */
export const stateOf = (status: string): ProviderState => states[status] ?? "Processing";

/**
 * After disputes with these statuses, the money is with the shop again: won, withdrawn, or settled by an earlier
 * refund.
 */
const RETURNED = new Set(["won", "canceled", "resolved", "arbitration_won"]);

/** The sum that banks took back of a payment, and when its disputes last changed; null without disputes. */
export type ChargedBack = Pick<ProviderPayment, "chargedBack" | "disputedAt">;
export const UNDISPUTED: ChargedBack = { chargedBack: ZERO_CENTS, disputedAt: null };

export function chargedBackBy(disputes: readonly Dispute[]): ChargedBack {
  const standing = disputes.filter(({ status }) => !RETURNED.has(status));
  const changes = disputes.flatMap(({ last_update: at }) => at ?? []).map((at) => at.getTime());
  return {
    chargedBack: cents(standing.reduce((total, { amount }) => total + amount, 0)),
    disputedAt: changes.length === 0 ? null : new Date(Math.max(...changes)),
  };
}

export function providerPayment(
  said: CheckoutPayment,
  disputes = UNDISPUTED,
  refunds: Refunds = NO_REFUNDS,
): ProviderPayment {
  const state = stateOf(said.status);
  const captured = said.balances?.total_captured ?? 0;
  const told = said.balances?.total_refunded ?? 0;
  const reason = said.response_summary ?? said.actions?.[0]?.response_summary;
  return {
    providerPaymentId: said.id,
    sessionId: null,
    reference: said.reference,
    state,
    paid: cents(state === "Captured" && captured > 0 ? captured : said.amount),
    currencyCode: said.currency,
    ...disputes,
    ...refunds,
    // The list may lag behind the total. Once a refund has failed, the total is of another moment than the failure.
    refunded: refunds.refundsBack > 0 ? refunds.refunded : cents(Math.max(told, refunds.refunded)),
    card: state === "Captured" ? toldCard(said.source?.fingerprint, said.source?.issuer_country) : undefined,
    failureReason: state === "Declined" ? (reason ?? null) : null,
  };
}
