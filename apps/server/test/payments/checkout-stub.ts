import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Shop } from "../shop/shop.ts";
import { type StubBooks, stubId, type StubPayment } from "./checkout-stub-books.ts";
import { declineRefund, handleCall, refundPayment } from "./checkout-stub-calls.ts";

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

export type CheckoutStub = StubBooks & {
  url: string;
  variables: Record<string, string>;
  /** Pays with a card, as a person does on the page. Returns the payment's id. */
  pay(sessionId: string, outcome: "captured" | "declined" | "pending"): string;
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
  /** Delivers the webhooks that were signed since the last call, each twice. Returns the statuses of the responses. */
  deliver(shop: Shop): Promise<number[]>;
  close(): Promise<void>;
};

/**
 * Starts a stub of Checkout.com's API for one merchant, with payloads as documented by the vendor. It stores sessions,
 * payments, refunds and disputes, and signs webhooks.
 */
export async function openCheckoutStub(now: () => Date = () => new Date()): Promise<CheckoutStub> {
  const webhookKey = "a key for webhooks";
  const books: StubBooks = {
    secretKey: "sk_sbox_abcdefghijklmnop",
    channelId: "pc_abcdefghijklmnop",
    sessions: new Map(),
    payments: new Map(),
    disputes: [],
    actions: new Map(),
    failingRefunds: new Set(),
    responses: new Map(),
    notices: [],
    now,
    tell(type, data) {
      const event = { id: stubId("evt"), type, version: "1.0.0", timestamp: now().toISOString(), data };
      const body = Buffer.from(JSON.stringify(event));
      const signature = createHmac("sha256", webhookKey).update(body).digest("hex");
      books.notices.push({ body, headers: { "content-type": "application/json", "cko-signature": signature } });
    },
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, json } = handleCall(books, request, await bodyOf(request));
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(json === undefined ? "" : JSON.stringify(json));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
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
    url,
    variables: {
      PAYMENT_PROVIDER: "checkoutcom",
      CHECKOUT_SECRET_KEY: books.secretKey,
      CHECKOUT_PUBLIC_KEY: "pk_sbox_abcdefghijklmnop",
      CHECKOUT_WEBHOOK_KEY: webhookKey,
      CHECKOUT_CHANNEL_ID: books.channelId,
      CHECKOUT_API_URL: url,
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
        balances: { total_authorized: 0, total_voided: 0, total_captured: 0, total_refunded: 0 },
        response_summary: isDeclined ? "Insufficient Funds" : undefined,
      };
      books.payments.set(payment.id, payment);
      if (isDeclined) books.tell("payment_declined", factsOf(payment));
      if (outcome === "pending") books.tell("payment_pending", factsOf(payment));
      if (outcome === "captured") stub.capture(payment.id);
      return payment.id;
    },
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
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return stub;
}
