import { z } from "zod";
import { type StubBooks, stubId, type StubPayment } from "./checkout-stub-books.ts";
import { cardMetadata, isPayoutRequest, payOut } from "./checkout-stub-payouts.ts";
import type { TillCall, TillResponse } from "./till-kit/till-server.ts";

const newSession = z.object({
  amount: z.int().min(1),
  currency: z.string().length(3),
  reference: z.string().max(80),
  processing_channel_id: z.string().startsWith("pc_"),
  billing: z.object({ address: z.object({ country: z.string().length(2) }) }),
  success_url: z.url(),
  failure_url: z.url(),
  expires_on: z.iso.datetime(),
  enabled_payment_methods: z.array(z.enum(["card", "applepay", "googlepay"])).length(1),
  customer: z.object({ email: z.email().optional() }),
  payment_method_configuration: z
    .object({ card: z.strictObject({ store_payment_details: z.literal("collect_consent") }) })
    .optional(),
  // Stricter than the vendor: it refuses cards without 3-D Secure.
  "3ds": z.object({ enabled: z.literal(true) }),
});
const newRefund = z.object({ amount: z.int().min(1), reference: z.string() });
const search = z.object({ limit: z.int().min(1).max(1000), from: z.iso.datetime(), to: z.iso.datetime().optional() });

const invalid = (code: string): TillResponse => {
  return { status: 422, json: { request_id: stubId("req"), error_type: "request_invalid", error_codes: [code] } };
};
const listOf = (data: unknown[]): TillResponse => {
  return { status: 200, json: { limit: 100, skip: 0, total_count: data.length, data } };
};

function createSession(books: StubBooks, sent: unknown): TillResponse {
  const parsed = newSession.safeParse(sent);
  if (!parsed.success) return invalid(`${parsed.error.issues[0]?.path.join("_")}_invalid`);
  const { processing_channel_id: channelId, reference, amount, currency, success_url: successUrl } = parsed.data;
  if (channelId !== books.channelId) return invalid("processing_channel_id_invalid");
  const mayKeep = parsed.data.payment_method_configuration !== undefined;
  if (mayKeep && books.payoutFaults.keepsNone === true) return invalid("customer_email_invalid");
  if (mayKeep && parsed.data.customer.email === undefined) return invalid("customer_email_required");
  const session = { id: stubId("ps"), reference, amount, currency, successUrl, mayKeep };
  books.sessions.set(session.id, session);
  const json = {
    id: session.id,
    payment_session_token: Buffer.from(JSON.stringify({ id: session.id })).toString("base64"),
    payment_session_secret: stubId("pss"),
    _links: { self: { href: `https://api.sandbox.checkout.com/payment-sessions/${session.id}` } },
  };
  return { status: 201, json };
}

/** Refunds a part of a payment and queues the webhook. Like the vendor, it also refunds disputed payments. */
export function refundPayment(books: StubBooks, payment: StubPayment, amount: number, reference?: string): void {
  const action = { id: stubId("act"), type: "Refund" as const, approved: true, amount, reference };
  books.actions.set(payment.id, [...(books.actions.get(payment.id) ?? []), action]);
  const refunded = (payment.balances["total_refunded"] ?? 0) + amount;
  payment.balances = { ...payment.balances, total_refunded: refunded };
  payment.status = refunded === payment.balances["total_captured"] ? "Refunded" : "Partially Refunded";
  books.tell("payment_refunded", { id: payment.id, reference: payment.reference, amount });
}

/** Lets the last refund of a payment fail that was accepted, and queues the webhook. */
export function declineRefund(books: StubBooks, payment: StubPayment): void {
  const action = books.actions.get(payment.id)?.findLast(({ approved }) => approved);
  if (action === undefined) throw new Error(`no refund of ${payment.id}`);
  action.approved = false;
  const refunded = (payment.balances["total_refunded"] ?? 0) - action.amount;
  payment.balances = { ...payment.balances, total_refunded: refunded };
  payment.status = refunded === 0 ? "Captured" : "Partially Refunded";
  books.tell("payment_refund_declined", { id: payment.id, reference: payment.reference, amount: action.amount });
}

function refund(books: StubBooks, payment: StubPayment, sent: unknown): TillResponse {
  const parsed = newRefund.safeParse(sent);
  if (!parsed.success) return invalid("amount_invalid");
  const { total_captured: captured = 0, total_refunded: refunded = 0 } = payment.balances;
  if (captured === 0) return { status: 403, json: { error_type: "action_not_permitted" } };
  if (refunded + parsed.data.amount > captured) return invalid("refund_amount_exceeds_balance");
  refundPayment(books, payment, parsed.data.amount, parsed.data.reference);
  if (books.failingRefunds.has(payment.id)) declineRefund(books, payment);
  return { status: 202, json: { action_id: stubId("act"), reference: parsed.data.reference } };
}

function voidPayment(books: StubBooks, payment: StubPayment): TillResponse {
  if (payment.status !== "Authorized") return { status: 403, json: { error_type: "action_not_permitted" } };
  payment.status = "Voided";
  books.tell("payment_voided", { id: payment.id, reference: payment.reference, amount: payment.amount });
  return { status: 202, json: { action_id: stubId("act") } };
}

/** Handles one API call of the merchant. */
export function act(books: StubBooks, { method, url, text }: TillCall): TillResponse {
  const sent: unknown = text ? JSON.parse(text) : undefined;
  const [, root = "", id = "", action] = url.pathname.split("/");
  const payouts = [...books.payouts.values()].toReversed();
  const payments = [...payouts, ...[...books.payments.values()].toReversed()];
  if (method === "POST" && root === "payment-sessions") return createSession(books, sent);
  if (method === "POST" && root === "payments" && id === "search") {
    const parsed = search.safeParse(sent);
    if (!parsed.success) return invalid("query_invalid");
    const { from, to } = parsed.data;
    return listOf(payments.filter(({ requested_on: at }) => at >= from && (to === undefined || at <= to)));
  }
  if (method === "POST" && root === "metadata" && id === "card") return cardMetadata(books, sent);
  if (method === "POST" && root === "payments" && id === "" && isPayoutRequest(sent)) return payOut(books, sent);
  if (root === "payments" && id === "") {
    const found = payments.filter(({ reference }) => reference === url.searchParams.get("reference"));
    return listOf(books.payoutFaults.isLagging ? found.filter((each) => !books.payouts.has(each.id)) : found);
  }
  if (root === "disputes") {
    const paymentId = url.searchParams.get("payment_id");
    const skip = Number(url.searchParams.get("skip") ?? 0);
    const from = url.searchParams.get("from") ?? "";
    const found = books.disputes.filter(
      ({ payment_id: of, last_update: at }) => (paymentId === null || of === paymentId) && at >= from,
    );
    return listOf(found.slice(skip, skip + Number(url.searchParams.get("limit"))));
  }
  const payout = root === "payments" ? books.payouts.get(id) : undefined;
  if (payout !== undefined && method === "GET") {
    return { status: 200, json: action === "actions" ? (books.actions.get(id) ?? []) : payout };
  }
  const payment = root === "payments" ? books.payments.get(id) : undefined;
  if (payment === undefined) return { status: 404 };
  if (method === "GET") return { status: 200, json: action === "actions" ? (books.actions.get(id) ?? []) : payment };
  if (action === "refunds") return refund(books, payment, sent);
  return action === "voids" ? voidPayment(books, payment) : { status: 404 };
}
