import type { ResponseOf, Endpoints } from "@trove/contract";
import type { Cents } from "@trove/money";

/** The data with which the page mounts the provider's own form, in wire form. */
export type PaymentSession = ResponseOf<Endpoints["topUp"]>["paymentSessionResponse"];

/** Open: not paid yet. Created: the payment waits for the person, on a page of the bank. */
export type ProviderState = "Open" | "Created" | "Processing" | "Captured" | "Declined" | "Cancelled" | "Expired";

/**
 * A payment's state at one moment, as the provider reports it. Amounts are in hundredths of the currency. The bank took
 * back `chargedBack` in total, and the shop gave back `refunded`. `providerPaymentId` is null before a payment.
 */
export type ProviderPayment = {
  providerPaymentId: string | null;
  sessionId: string | null;
  reference: string;
  state: ProviderState;
  paid: Cents;
  currencyCode: string;
  chargedBack: Cents;
  refunded: Cents;
  failureReason: string | null;
};

/** The payer's details that a provider asks for. */
export type Payer = { firstName: string; lastName: string; countryCode: string; postalCode: string; city: string };

export type SessionRequest = {
  /** For a repeated key, the provider returns the session that it made the first time. */
  idempotencyKey: string;
  reference: string;
  paid: Cents;
  currencyCode: string;
  payer: Payer;
  returnUrl: string;
  expiresAt: string;
};

/** A session and what it was requested with, because not every provider finds a session by its id. */
export type MadeSession = { sessionId: string; reference: string; paid: Cents; currencyCode: string };

export type RefundRequest = {
  /** Requests with the same key make one refund. */
  idempotencyKey: string;
  providerPaymentId: string;
  /** In hundredths of the payment's currency. */
  amount: Cents;
};

/**
 * Taken: the refund is done or will be. Refused: the provider will never do it, because too little of the payment is
 * left.
 */
export type RefundResult = "Taken" | "Refused";

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * A webhook of the provider: what happened and the payment's state then, or only the payment's id if the webhook does
 * not say enough.
 */
export type PaymentEvent = { type: string; payment: ProviderPayment } | { type: string; providerPaymentId: string };

/** A payment gateway. Every call except `verifyWebhook` goes over the network and may throw GATEWAY_UNAVAILABLE. */
export type PaymentProvider = {
  name: PaymentSession["provider"];
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Finds a payment by the id that the page or a webhook names; undefined if the provider does not know it. */
  retrieve(id: string): Promise<ProviderPayment | undefined>;
  /** Returns the current state of a session. */
  lookUp(session: MadeSession): Promise<ProviderPayment>;
  /** Cancels an unpaid session. Returns its state afterwards, which is paid if a payment came first. */
  cancel(session: MadeSession): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Returns the events of a webhook. Throws VALIDATION_FAILED if it is not the provider's or not recent. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Date): PaymentEvent[];
  /** Payments that were created or changed since a moment, in their current state. May include earlier ones. */
  listSince(since: Date): Promise<ProviderPayment[]>;
  /**
   * Payments that began at or after `from` and before `until`, in their current state. Declined cards may be left out.
   */
  listBegun(from: Date, until: Date): Promise<ProviderPayment[]>;
};

export function isOver(state: ProviderState): boolean {
  return state === "Declined" || state === "Cancelled" || state === "Expired";
}
