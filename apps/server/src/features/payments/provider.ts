import type { AnswerOf, Endpoints } from "@trove/contract";
import type { Cents } from "@trove/money";

/** What the page needs to mount the provider's own form, as it goes over the wire. */
export type PaymentSession = AnswerOf<Endpoints["topUp"]>["paymentSessionResponse"];

/** Open: nobody has paid yet. Created: the payment waits for the person, on a page of the bank. */
export type ProviderState = "Open" | "Created" | "Processing" | "Captured" | "Declined" | "Cancelled" | "Expired";

/**
 * All that a provider says of a payment at one moment. Amounts are in hundredths of the currency; `chargedBack` and
 * `refunded` are sums of all that the bank took back and of all that we gave back. `providerPaymentId` is null while
 * nobody has paid.
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

/** Who pays, as far as a provider asks. */
export type Payer = { firstName: string; lastName: string; countryCode: string; postalCode: string; city: string };

export type SessionRequest = {
  /** Asked again with the same key, the provider answers the session that it made the first time. */
  idempotencyKey: string;
  reference: string;
  paid: Cents;
  currencyCode: string;
  payer: Payer;
  returnUrl: string;
  expiresAt: string;
};

/** A session that was made, with what it asked for, since not every provider finds by the session's own id. */
export type MadeSession = { sessionId: string; reference: string; paid: Cents; currencyCode: string };

export type RefundRequest = {
  /** The same key is the same refund, however often it is asked for. */
  idempotencyKey: string;
  providerPaymentId: string;
  /** In hundredths of the payment's currency. */
  amount: Cents;
};

/** Taken: it stands or will. Refused: the provider will never do it, as too little is left of the payment. */
export type RefundAnswer = "Taken" | "Refused";

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * A notice of the provider: what happened, and where the payment stood then; or only which payment it is about, where
 * the notice does not say enough.
 */
export type PaymentEvent = { type: string; payment: ProviderPayment } | { type: string; providerPaymentId: string };

/** A payment gateway. Every call but `verifyWebhook` goes over the network and may throw GATEWAY_UNAVAILABLE. */
export type PaymentProvider = {
  name: PaymentSession["provider"];
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Finds by the id that the page or a notice names; undefined for one that the provider does not know. */
  retrieve(id: string): Promise<ProviderPayment | undefined>;
  /** How a session stands. */
  lookUp(session: MadeSession): Promise<ProviderPayment>;
  /** Takes an unpaid session back. Answers how it stands then, which may be paid after all. */
  cancel(session: MadeSession): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** The events of a notice. Throws VALIDATION_FAILED when it is not the provider's or not from now. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Date): PaymentEvent[];
  /** Payments that came about or changed since a moment, as they stand now; some of before may be among them. */
  listSince(since: Date): Promise<ProviderPayment[]>;
};

export function isOver(state: ProviderState): boolean {
  return state === "Declined" || state === "Cancelled" || state === "Expired";
}
