import type { ResponseOf, Endpoints } from "@trove/contract";
import type { PayerNeed, PaymentDecision, PaymentForm, PaymentMethod } from "@trove/contract/payment-methods";
import type { Cents } from "@trove/money";

/** The data with which the page shows the provider's own payment form, in wire form. */
export type PaymentSession = ResponseOf<Endpoints["topUp"]>["paymentSessionResponse"];

/** Open: not paid yet. Created: the payment waits until the person confirms it on the bank's page. */
export type ProviderState = "Open" | "Created" | "Processing" | "Captured" | "Declined" | "Cancelled" | "Expired";

/**
 * The card that paid. A provider has one fingerprint for each card, also if several people use it. `country` is that of
 * its issuer, by a code of two letters.
 */
export type ToldCard = { fingerprint: string; country: string | null };

/**
 * A payment's state at one moment, as the provider reports it. Amounts are in hundredths of the currency.
 * - `chargedBack` is the total that banks took back, `refunded` the total that the shop gave back.
 * - `refundsBack` is the part of `refunded` that failed later or came back, so both only grow. `backKeys` are the
 *   idempotency keys of those refunds, if the provider tells.
 * - `refundKeys` are the idempotency keys of all refunds that the provider still names. Undefined if it forgets none,
 *   or if the list may be incomplete.
 * - `disputedAt` is when the disputes behind `chargedBack` last changed; null if the provider does not tell. Then
 *   `chargedBack` never shrinks.
 * - `providerPaymentId` is null until somebody tries to pay.
 * - `card` may be told of a captured payment.
 * - `isKept` is true if the payer let the provider keep this card for next time.
 * - `isForeign` is true if another shop that uses the same account seems to have made the payment.
 */
export type ProviderPayment = {
  providerPaymentId: string | null;
  sessionId: string | null;
  reference: string;
  state: ProviderState;
  paid: Cents;
  currencyCode: string;
  chargedBack: Cents;
  disputedAt: Date | null;
  refunded: Cents;
  refundsBack: Cents;
  backKeys: readonly string[];
  refundKeys?: readonly string[] | undefined;
  card?: ToldCard | undefined;
  isKept?: boolean;
  isForeign?: boolean;
  failureReason: string | null;
};

/** How a provider offers a method. */
export type MethodTraits = {
  currencies: readonly string[] | "All";
  countries: readonly string[] | "All";
  decides: PaymentDecision;
  /** The details of the payer that a session needs. */
  needs: PayerNeed;
  /** Where people pay with this method, if not in the provider's usual form. */
  form?: PaymentForm;
  /** True if the payer's bank takes money back without a reason, as for debits. */
  canBeReversed: boolean;
  /** Methods with the same value can each be used in a session of any other of them. */
  paidBy?: "Card";
  /** True for a wallet that can give name and address before there is a session, so that an order begins with it. */
  isExpress?: true;
  /** How long a session can be paid. */
  ttlMinutes: number;
};

/** The methods of a provider, and its form. */
export type ProviderOffer = {
  methods: Readonly<Partial<Record<PaymentMethod, MethodTraits>>>;
  /** Embedded: a form within the page. Redirect: a page of the provider. Instructions: text, as for transfers. */
  form: PaymentForm;
  /** Whether it keeps cards for people's next payments, if they wish. */
  savedMeans: boolean;
};

/** The details of the payer that providers require. Only the country is known if the method needs no address. */
export type Payer = { countryCode: string } & Partial<Record<"firstName" | "lastName" | "postalCode" | "city", string>>;

export type SessionRequest = {
  /** If the key is repeated, the provider returns the session that it made the first time. */
  idempotencyKey: string;
  reference: string;
  /** The only method that the session may be paid with. */
  method: PaymentMethod;
  paid: Cents;
  currencyCode: string;
  payer: Payer;
  returnUrl: string;
  expiresAt: string;
  /** The customer whose kept cards the form shows, and for whom it may keep another one. */
  customerId?: string | undefined;
  /** True for a person with an account: a provider that pays cards may keep theirs, if they wish. */
  mayKeepCard?: boolean;
};

/** A session and the values that it was requested with. Some providers find a session only by these values. */
export type MadeSession = { sessionId: string; reference: string; paid: Cents; currencyCode: string };

export type RefundRequest = {
  /** Requests with the same key make a single refund. */
  idempotencyKey: string;
  providerPaymentId: string;
  /** In hundredths of the payment's currency. */
  amount: Cents;
};

/**
 * Taken: the refund is done or will be done. Refused: the provider will never do it, because less than that is left of
 * the payment, or the payment is too old.
 */
export type RefundResult = "Taken" | "Refused";

/** A card that a provider keeps. `expires` is its last valid month, YYYY-MM. */
export type KeptMeans = { id: string; brand: string; last4: string; expires: string | null };

/**
 * The cards that a provider keeps for its customers. A card is kept only if its payer ticks so, and paid with only by
 * their own press. Every call uses the network and may throw GATEWAY_UNAVAILABLE.
 */
export type SavedMeans = {
  /** Makes a customer without names or addresses, one per key. Returns the customer's id. */
  makeCustomer(key: string): Promise<string>;
  list(customerId: string): Promise<KeptMeans[]>;
  /** Returns false if the customer has no such card. */
  remove(customerId: string, id: string): Promise<boolean>;
  /** Forgets the customer with all cards. Does nothing if the provider does not know the customer. */
  forget(customerId: string): Promise<void>;
};

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * An event of a webhook. It has the payment's state at that time, or only the payment's id if the webhook doesn't
 * contain the state.
 */
export type PaymentEvent = { type: string; payment: ProviderPayment } | { type: string; providerPaymentId: string };

/** A payment gateway. Every call except `verifyWebhook` uses the network and may throw GATEWAY_UNAVAILABLE. */
export type PaymentProvider = {
  name: PaymentSession["provider"];
  /** NewestFirst: lists can't begin at a time, so one of an old day is long. Then our own payments are read instead. */
  lists?: "NewestFirst";
  /** The account that people transfer to. Earlier sessions may name another one, which is no longer read. */
  iban?: string;
  /** The key with which pages open a wallet before there is a session. */
  publicKey?: string;
  /** Undefined if the provider keeps no cards. */
  means?: SavedMeans;
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /**
   * Finds a payment by the id in a page's call or a webhook. Returns undefined if the provider does not know the id.
   */
  retrieve(id: string): Promise<ProviderPayment | undefined>;
  /** Returns the current state of a session. */
  lookUp(session: MadeSession): Promise<ProviderPayment>;
  /** Cancels an unpaid session. Returns its state afterwards, which is that of the payment if the person paid first. */
  cancel(session: MadeSession): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /**
   * Returns the events of a webhook. Throws VALIDATION_FAILED if its signature is wrong or it is not recent. `key` is
   * that of the URL, for providers that don't sign.
   */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Date, key?: string): PaymentEvent[];
  /**
   * Lists payments that were created or changed from `since` to `until`, in their current state. May include others.
   */
  listSince(since: Date, until: Date): Promise<ProviderPayment[]>;
  /**
   * Lists payments that began at or after `from` and before `until`, in their current state. May leave out declined
   * ones.
   */
  listBegun(from: Date, until: Date): Promise<ProviderPayment[]>;
};

export type {
  CardKey,
  CardPayouts,
  MadePayout,
  PaidByCard,
  PaidCard,
  PayableCard,
  PayoutProvider,
  ProviderPayout,
} from "./payout-provider.ts";
export type {
  JudgedLine,
  JudgedStatement,
  NamedRefund,
  RefundRow,
  StatementDesk,
  StatementSummary,
} from "./bank/desk.ts";

export function isOver(state: ProviderState): boolean {
  return state === "Declined" || state === "Cancelled" || state === "Expired";
}
