import { createHmac } from "node:crypto";
import type { Shop } from "../shop/shop.ts";
import {
  type StubBooks,
  type StubCard,
  stubId,
  type StubNotice,
  type StubPayment,
  type StubSource,
} from "./checkout-stub-books.ts";
import { act, declineRefund, refundPayment } from "./checkout-stub-calls.ts";
import { keepCard, movePayouts } from "./checkout-stub-payouts.ts";
import { serveTill, type TillServer } from "./till-kit/till-server.ts";

export type CheckoutStub = StubBooks &
  TillServer & {
    variables: Record<string, string>;
    /** Pays with a card, as a person does on the page. Returns the payment's id. */
    pay(sessionId: string, outcome: "captured" | "declined" | "pending"): string;
    /**
     * Pays with a card of 3-D Secure, with the tick that it be kept. `course` is how payouts to it go. Returns the
     * payment's id.
     */
    payAndKeep(sessionId: string, course?: StubCard["course"], card?: Partial<StubSource>): string;
    /** Takes the next step of each payout. */
    movePayouts(): void;
    capture(paymentId: string): void;
    decline(paymentId: string): void;
    /** Refunds a part of a payment, as an operator does in the vendor's dashboard. */
    refund(paymentId: string, amount: number): void;
    /** Lets the last refund of a payment fail that was accepted. */
    declineRefund(paymentId: string): void;
    /** Opens a dispute of a payment, by default of all of it. */
    dispute(paymentId: string, amount?: number): void;
    /** Ends all disputes of a payment in favour of the shop. */
    winDisputes(paymentId: string): void;
    /** Signs any text as the body of a webhook. */
    sign: (text: string) => StubNotice;
    /** Delivers the webhooks since the last call, each twice. Returns the statuses of the responses. */
    deliver(shop: Shop): Promise<number[]>;
  };

/**
 * Starts a stub of Checkout.com's API for one merchant, with payloads as documented by the vendor. It stores sessions,
 * payments, refunds and disputes, and signs webhooks.
 */
export async function openCheckoutStub(now: () => Date = () => new Date()): Promise<CheckoutStub> {
  const webhookKey = "a key for webhooks";
  const sign = (text: string) => {
    const signature = createHmac("sha256", webhookKey).update(text).digest("hex");
    return { body: Buffer.from(text), headers: { "content-type": "application/json", "cko-signature": signature } };
  };
  const books: StubBooks = {
    secretKey: "sk_sbox_abcdefghijklmnop",
    channelId: "pc_abcdefghijklmnop",
    sessions: new Map(),
    payments: new Map(),
    disputes: [],
    actions: new Map(),
    failingRefunds: new Set(),
    accountId: "ca_abcdefghijklmnop",
    cards: new Map(),
    payouts: new Map(),
    payoutFaults: { isLagging: false, isShort: false },
    notices: [],
    now,
    tell(type, data) {
      const event = { id: stubId("evt"), type, version: "1.0.0", timestamp: now().toISOString(), data };
      books.notices.push(sign(JSON.stringify(event)));
    },
  };
  const server = await serveTill(
    {
      isMerchant: ({ authorization }) => authorization === `Bearer ${books.secretKey}`,
      unauthorized: { status: 401 },
      keyHeader: "cko-idempotency-key",
      isKept: (status) => status < 300,
    },
    (call) => act(books, call),
  );
  const find = (paymentId: string) => {
    const payment = books.payments.get(paymentId);
    if (payment === undefined) throw new Error(`no payment ${paymentId}`);
    return payment;
  };
  const factsOf = ({ id, reference, amount, currency, balances }: StubPayment) => {
    return { id, action_id: stubId("act"), reference, amount, currency, balances, processed_on: now().toISOString() };
  };

  const stub: CheckoutStub = {
    ...books,
    ...server,
    sign,
    variables: {
      PAYMENT_PROVIDER: "checkoutcom",
      CHECKOUT_SECRET_KEY: books.secretKey,
      CHECKOUT_PUBLIC_KEY: "pk_sbox_abcdefghijklmnop",
      CHECKOUT_WEBHOOK_KEY: webhookKey,
      CHECKOUT_CHANNEL_ID: books.channelId,
      CHECKOUT_API_URL: server.url,
      CHECKOUT_PAYOUTS_ACCOUNT: books.accountId,
    },
    pay(sessionId, outcome) {
      const session = books.sessions.get(sessionId);
      if (session === undefined) throw new Error(`no session ${sessionId}`);
      const { reference, amount, currency } = session;
      const isDeclined = outcome === "declined";
      const payment: StubPayment = {
        id: stubId("pay"),
        requested_on: now().toISOString(),
        reference,
        status: isDeclined ? "Declined" : "Pending",
        approved: !isDeclined,
        amount,
        currency,
        payment_type: "Regular",
        source: { type: "card", fingerprint: "f639cab2745bee41", issuer_country: "GB" },
        balances: { total_authorized: 0, total_voided: 0, total_captured: 0, total_refunded: 0 },
        response_summary: isDeclined ? "Insufficient Funds" : undefined,
      };
      books.payments.set(payment.id, payment);
      if (isDeclined) books.tell("payment_declined", factsOf(payment));
      if (outcome === "pending") books.tell("payment_pending", factsOf(payment));
      if (outcome === "captured") stub.capture(payment.id);
      return payment.id;
    },
    payAndKeep(sessionId, course = "paid", changed = {}) {
      const paymentId = stub.pay(sessionId, "captured");
      const payment = find(paymentId);
      payment["3ds"] = { downgraded: false, enrolled: "Y", authentication_response: "Y" };
      if (books.sessions.get(sessionId)?.mayKeep === true) {
        const { course: _, ...source } = keepCard(books, changed, course);
        payment.source = source;
      }
      return paymentId;
    },
    movePayouts: () => movePayouts(books),
    capture(paymentId) {
      const payment = find(paymentId);
      payment.status = "Captured";
      payment.balances = { ...payment.balances, total_authorized: payment.amount, total_captured: payment.amount };
      books.tell("payment_approved", factsOf(payment));
      books.tell("payment_captured", factsOf(payment));
    },
    decline(paymentId) {
      find(paymentId).status = "Declined";
    },
    refund: (paymentId, amount) => refundPayment(books, find(paymentId), amount),
    declineRefund: (paymentId) => declineRefund(books, find(paymentId)),
    dispute(paymentId, part) {
      const { amount: whole, currency, reference } = find(paymentId);
      const amount = part ?? whole;
      const said = { status: "evidence_required", last_update: now().toISOString() };
      const dispute = { id: stubId("dsp"), payment_id: paymentId, amount, currency, ...said };
      books.disputes.push(dispute);
      books.tell("dispute_evidence_required", { ...dispute, payment_reference: reference, category: "general" });
    },
    winDisputes(paymentId) {
      for (const dispute of books.disputes.filter(({ payment_id }) => payment_id === paymentId)) {
        Object.assign(dispute, { status: "won", last_update: now().toISOString() });
        books.tell("dispute_won", dispute);
      }
    },
    async deliver({ app }) {
      const notices = books.notices.splice(0);
      const statuses = [];
      for (const { body, headers } of [...notices, ...notices]) {
        const request = { url: "/api/payments/webhook/checkoutcom", headers, payload: body };
        statuses.push((await app.http.inject({ method: "POST", ...request })).statusCode);
      }
      return statuses;
    },
  };
  return stub;
}
