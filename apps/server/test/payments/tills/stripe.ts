import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import { openTill, type Till } from "../till-kit/open-till.ts";
import {
  type TillBooks,
  type TillDispute,
  type TillEvent,
  type TillEventKind,
  type TillRefund,
  type TillSession,
  unrefunded,
} from "../till-kit/till-books.ts";
import type { TillCall, TillResponse } from "../till-kit/till-server.ts";
import type { Vendor } from "../till-kit/vendor.ts";
import { answerCustomers } from "./stripe-customers.ts";

const SECRET_KEY = "sk_test_abcdefghijklmnop";
const WEBHOOK_SECRET = "whsec_abcdefghijklmnop";

const prefixes = {
  session: "pi",
  attempt: "ch",
  refund: "re",
  dispute: "dp",
  event: "evt",
  customer: "cus",
  card: "pm",
};
const newId = (kind: keyof typeof prefixes) => `${prefixes[kind]}_${randomBytes(12).toString("hex")}`;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

const positive = z.coerce.number().int().min(1);
/**
 * Stricter than the vendor: it refuses cards without 3-D Secure, sessions without a reference, and fields with which a
 * card could be charged without its payer.
 */
const newIntent = z
  .strictObject({
    amount: positive,
    currency: z.string().regex(/^[a-z]{3}$/),
    "allowed_payment_method_types[0]": z.enum(["card", "link", "ideal", "bancontact", "sepa_debit"]),
    "metadata[reference]": z.string().min(1).max(500),
    "metadata[shop]": z.url().max(500),
    capture_method: z.literal("automatic"),
    customer: z.string().optional(),
    "payment_method_options[card][request_three_d_secure]": z.enum(["any", "challenge"]).optional(),
    "payment_method_options[card][require_cvc_recollection]": z.literal("true").optional(),
  })
  .refine((sent) => {
    const isCard = sent["allowed_payment_method_types[0]"] === "card";
    return !isCard || sent["payment_method_options[card][request_three_d_secure]"] !== undefined;
  })
  .refine((sent) => {
    const asksForCode = sent["payment_method_options[card][require_cvc_recollection]"] !== undefined;
    return sent.customer === undefined || asksForCode;
  });
const newRefund = z.object({ payment_intent: z.string(), amount: positive, "metadata[key]": z.string().optional() });

const refusal = (status: number, code: string | undefined, message: string, param?: string): TillResponse => {
  return { status, json: { error: { type: "invalid_request_error", code, message, param } } };
};
const missing = (id: string) => refusal(404, "resource_missing", `No such object: '${id}'`, "id");

function statusOf({ isCancelled, attempts }: TillSession): string {
  const last = attempts.at(-1)?.state;
  if (last === "captured") return "succeeded";
  if (isCancelled || last === "voided") return "canceled";
  if (last === "action") return "requires_action";
  return last === "processing" ? "processing" : "requires_payment_method";
}

function chargeOf({ attempts, sent }: TillSession) {
  const attempt = attempts.at(-1);
  if (attempt === undefined || attempt.state === "action") return null;
  const { id, captured, disputes } = attempt;
  const refunded = captured - unrefunded(attempt);
  const isCard = sent["allowed_payment_method_types[0]"] === "card";
  const card = isCard ? { fingerprint: "Xt5EWLLDS7FJjR1c", country: "GB" } : undefined;
  const paidBy = { payment_method_details: { card } };
  return { id, object: "charge", amount_refunded: refunded, disputed: disputes.length > 0, ...paidBy };
}

function intentOf(session: TillSession, isExpanded = false, isKept = false) {
  const { id, at, amount, currency, reference, attempts } = session;
  const charge = chargeOf(session);
  const failed = attempts.at(-1)?.state === "captured" ? undefined : attempts.findLast(({ reason }) => reason !== null);
  const error = failed && { type: "card_error", code: "card_declined", message: failed.reason };
  return {
    id,
    object: "payment_intent",
    amount,
    amount_received: attempts.at(-1)?.captured ?? 0,
    client_secret: `${id}_secret_${Buffer.from(id).toString("hex").slice(0, 24)}`,
    created: seconds(at),
    currency,
    last_payment_error: error ?? null,
    latest_charge: isExpanded ? charge : (charge?.id ?? null),
    metadata: { reference, shop: session.sent["metadata[shop]"] },
    setup_future_usage: isKept ? "on_session" : null,
    status: statusOf(session),
  };
}

const refundOf = ({ id, at, amount, key, isBack }: TillRefund, session: TillSession) => ({
  id,
  object: "refund",
  amount,
  created: seconds(at),
  currency: session.currency,
  metadata: key === null ? {} : { key },
  payment_intent: session.id,
  status: isBack ? "failed" : "succeeded",
});

const disputeOf = ({ id, at, amount, movements, currency }: TillDispute, session: TillSession) => ({
  id,
  object: "dispute",
  amount,
  balance_transactions: movements.map((moved) => ({ amount: moved.amount, created: seconds(moved.at) })),
  created: seconds(at),
  currency: currency ?? session.currency,
  payment_intent: session.id,
  status: movements.length === 1 ? "needs_response" : "won",
});

/** The types of events that a change makes, in the order in which the vendor makes them. */
const types: Record<TillEventKind, readonly string[]> = {
  action: ["payment_intent.requires_action"],
  processing: ["payment_intent.processing"],
  captured: ["charge.succeeded", "payment_intent.succeeded"],
  declined: ["charge.failed", "payment_intent.payment_failed"],
  cancelled: ["payment_intent.canceled"],
  refund: ["charge.refunded", "refund.created"],
  refundBack: ["charge.refund.updated", "refund.failed"],
  chargeback: ["charge.dispute.created", "charge.dispute.funds_withdrawn"],
  chargebackWon: ["charge.dispute.closed", "charge.dispute.funds_reinstated"],
};

function objectOf(type: string, { session, refund, dispute }: TillEvent) {
  if (type.startsWith("charge.dispute") && dispute) return disputeOf(dispute, session);
  if (/refund\./.test(type) && refund) return refundOf(refund, session);
  return type.startsWith("charge.") ? { ...chargeOf(session), payment_intent: session.id } : intentOf(session);
}

const eventsOf = (event: TillEvent) =>
  types[event.kind].map((type, index) => ({
    id: `${event.id}${index}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: seconds(event.at),
    data: { object: objectOf(type, event) },
    livemode: false,
    type,
  }));

/** A page of a list, newest first, after the item that the merchant names. */
function page({ searchParams }: URL, all: readonly { id: string; created: number }[], most: number): TillResponse {
  const at = (name: string) => Number(searchParams.get(`created[${name}]`) ?? Number.NaN);
  const newest = all
    .filter(({ created }) => !(created < at("gte")) && !(created >= at("lt")))
    .toSorted((one, other) => other.created - one.created);
  const after = searchParams.get("starting_after");
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(most, Number(searchParams.get("limit") ?? 10));
  const data = newest.slice(from, from + limit);
  return { status: 200, json: { object: "list", data, has_more: from + limit < newest.length } };
}

function createIntent(books: TillBooks, sent: Record<string, string>): TillResponse {
  const { data, error } = newIntent.safeParse(sent);
  if (data === undefined) return refusal(400, "parameter_invalid", error.message);
  if (data.customer !== undefined && !books.customers.has(data.customer)) {
    return refusal(400, "resource_missing", "No such customer", "customer");
  }
  const session = books.open(data["metadata[reference]"], data.amount, data.currency, sent);
  return { status: 200, json: intentOf(session) };
}

function createRefund(books: TillBooks, sent: Record<string, string>): TillResponse {
  const { data, error } = newRefund.safeParse(sent);
  if (data === undefined) return refusal(400, "parameter_invalid", error.message);
  const session = books.sessions.get(data.payment_intent);
  if (session === undefined) return missing(data.payment_intent);
  const attempt = session.attempts.at(-1);
  if (attempt?.state !== "captured") return refusal(400, undefined, "no successful charge to refund");
  const isDisputed = attempt.disputes.some(({ movements }) => movements.length === 1);
  if (isDisputed) return refusal(400, "charge_disputed", "The charge has been charged back.");
  const left = unrefunded(attempt);
  if (left === 0) return refusal(400, "charge_already_refunded", "The charge has already been refunded.");
  if (data.amount > left) return refusal(400, undefined, "greater than the unrefunded amount", "amount");
  const refund = books.refund(session, attempt, data.amount, data["metadata[key]"] ?? null);
  return { status: 200, json: refundOf(refund, session) };
}

function cancel(books: TillBooks, session: TillSession): TillResponse {
  const status = statusOf(session);
  if (status !== "requires_payment_method" && status !== "requires_action") {
    return refusal(400, "payment_intent_unexpected_state", `You cannot cancel it, because its status is ${status}.`);
  }
  books.cancel(session);
  return { status: 200, json: intentOf(session) };
}

function answer(books: TillBooks, { method, url, text }: TillCall, most: number): TillResponse {
  const [, , ...path] = url.pathname.split("/");
  const [root = "", id = "", action] = path;
  const sent = Object.fromEntries(new URLSearchParams(text));
  const ofCustomers = answerCustomers(books, { method, path, sent });
  if (ofCustomers !== undefined) return ofCustomers;
  const sessions = [...books.sessions.values()];
  const ofIntent = sessions.filter((session) => session.id === url.searchParams.get("payment_intent"));
  if (method === "POST" && id === "") {
    if (root === "payment_intents") return createIntent(books, sent);
    return root === "refunds" ? createRefund(books, sent) : missing(root);
  }
  if (root === "payment_intents" && id === "") {
    const isExpanded = url.searchParams.get("expand[0]") === "data.latest_charge";
    return page(
      url,
      sessions.map((session) => intentOf(session, isExpanded, books.keeping.has(session))).toReversed(),
      most,
    );
  }
  if (root === "payment_intents") {
    const session = books.sessions.get(id);
    if (session === undefined) return missing(id);
    const isExpanded = url.searchParams.get("expand[0]") === "latest_charge";
    return action === "cancel"
      ? cancel(books, session)
      : { status: 200, json: intentOf(session, isExpanded, books.keeping.has(session)) };
  }
  if (root === "refunds") {
    const found = ofIntent.flatMap((session) =>
      session.attempts.flatMap(({ refunds }) => refunds.map((refund) => refundOf(refund, session))),
    );
    return page(url, found.toReversed(), most);
  }
  if (root === "disputes") {
    const found = ofIntent.flatMap((session) =>
      session.attempts.flatMap(({ disputes }) => disputes.map((dispute) => disputeOf(dispute, session))),
    );
    return page(url, found.toReversed(), most);
  }
  if (root !== "events") return missing(root);
  const asked = [...url.searchParams].flatMap(([name, value]) => (name.startsWith("types") ? [value] : []));
  const found = books.events.flatMap(eventsOf).filter(({ type }) => asked.includes(type));
  return asked.length > 20 ? refusal(400, "parameter_invalid", "too many types") : page(url, found.toReversed(), most);
}

/** Stripe as its API reference describes it, as far as the shop uses it. */
export const stripeVendor: Vendor = {
  manners: {
    isMerchant: ({ authorization }) => authorization === `Bearer ${SECRET_KEY}`,
    unauthorized: { status: 401, json: { error: { type: "invalid_request_error", message: "Invalid API Key" } } },
    keyHeader: "idempotency-key",
    inUse: { error: { type: "idempotency_error", code: "idempotency_key_in_use", message: "in progress" } },
    // The vendor gives every response again that it gave after it had begun the call.
    isKept: () => true,
    otherRequest: { status: 400, json: { error: { type: "idempotency_error", message: "other parameters" } } },
  },
  newId,
  answer,
  notices: (event) => eventsOf(event).map((each) => JSON.stringify(each)),
  sign: (body, now) => ({
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp: seconds(now),
    }),
  }),
};

/** A till with the settings of a shop that uses it. */
export type StripeTill = Till & { variables: Record<string, string> };

export async function openStripeTill(now?: () => Date): Promise<StripeTill> {
  const till = await openTill(stripeVendor, now);
  const variables = {
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLIC_KEY: "pk_test_abcdefghijklmnop",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: till.url,
  };
  return { ...till, variables };
}
