import { cents, ZERO_CENTS } from "@trove/money";
import type Stripe from "stripe";
import { z } from "zod";
import type { ProviderPayment, ProviderState } from "../provider.ts";
import { toldCard } from "../told-card.ts";

const texts = z.record(z.string(), z.string());

const card = z.object({ fingerprint: z.string().nullish(), country: z.string().nullish() });
const charge = z.object({
  amount_refunded: z.int(),
  disputed: z.boolean(),
  payment_method_details: z.object({ card: card.optional() }).nullable(),
});

/** The fields of Stripe's payloads that we read. Amounts are in the currency's smallest unit, times in seconds. */
export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  created: z.int(),
  client_secret: z.string().nullable(),
  metadata: texts,
  /** The id of the newest charge, or the charge where it was asked for. */
  latest_charge: z.union([z.string(), charge]).nullable(),
  /** Set once the payer has ticked that the card be kept. */
  setup_future_usage: z.string().nullable(),
  last_payment_error: z
    .object({ type: z.string(), code: z.string().optional(), message: z.string().optional() })
    .nullable(),
});

export const refund = z.object({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.int(),
  metadata: texts.nullable(),
});

export const dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  balance_transactions: z.array(z.object({ amount: z.int(), created: z.int() })),
});

/** A card of a customer. */
export const keptCard = z.object({
  id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
});

/** The fields that the schema reads, or `never` if the vendor's own type of the payload does not have them. */
type Read<Schema extends z.ZodType, Vendor> = Vendor extends z.input<Schema> ? z.output<Schema> : never;
export type PaymentIntent = Read<typeof paymentIntent, Stripe.PaymentIntent>;
export type Refund = Read<typeof refund, Stripe.Refund>;
export type Dispute = Read<typeof dispute, Stripe.Dispute>;
export type KeptCard = Read<typeof keptCard, Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card }>;

/** The sums that went back of a payment. */
export type Returns = Pick<ProviderPayment, "refunded" | "refundsBack" | "backKeys" | "chargedBack" | "disputedAt">;

export const NO_RETURNS: Returns = {
  refunded: ZERO_CENTS,
  refundsBack: ZERO_CENTS,
  backKeys: [],
  chargedBack: ZERO_CENTS,
  disputedAt: null,
};

/** The names in metadata: of our key in that of refunds and customers, of our reference, and of the shop's origin. */
export const KEY = "key";
export const REFERENCE = "reference";
export const SHOP = "shop";

const sumOf = (all: readonly { amount: number }[]) => cents(all.reduce((total, { amount }) => total + amount, 0));

/** The refunds that failed after the vendor had accepted them. */
export const isBack = ({ status }: Refund): boolean => status === "failed" || status === "canceled";

/**
 * Whether a bank has the money of a dispute now. A dispute has no time of change, and its movements are in the currency
 * of the account. So the sign of the newest movement counts; of several in one second, the status decides.
 */
function isTaken({ balance_transactions: movements, status }: Dispute): boolean {
  const newest = Math.max(...movements.map(({ created }) => created));
  const last = movements.filter(({ created }) => created === newest);
  const taken = last.filter(({ amount }) => amount < 0).length;
  return taken > 0 && (taken === last.length || status !== "won");
}

/** Throws if a dispute is in another currency than its payment, because its sum would be wrong. */
export function returnsIn(currency: string, refunds: readonly Refund[], disputes: readonly Dispute[]): Returns {
  if (disputes.some((each) => each.currency !== currency)) {
    throw new Error(`Stripe tells a dispute in another currency than ${currency}`);
  }
  const back = refunds.filter(isBack);
  const changes = disputes.flatMap(({ balance_transactions: movements }) => movements.map(({ created }) => created));
  return {
    refunded: sumOf(refunds),
    refundsBack: sumOf(back),
    backKeys: back.flatMap(({ metadata }) => metadata?.[KEY] ?? []),
    chargedBack: sumOf(disputes.filter(isTaken)),
    disputedAt: changes.length === 0 ? null : new Date(Math.max(...changes) * 1000),
  };
}

const states: Record<string, ProviderState> = {
  requires_payment_method: "Open",
  requires_confirmation: "Open",
  requires_action: "Created",
  succeeded: "Captured",
  canceled: "Cancelled",
};

/** `processing`, `requires_capture` and unknown statuses count as Processing. */
export const stateOf = (status: string): ProviderState => states[status] ?? "Processing";

/**
 * A declined card leaves an intent open for another one, so a payment counts as declined only once it was cancelled.
 * The intent's id is that of the session; it is that of a payment once somebody has tried to pay.
 */
export function providerPayment(intent: PaymentIntent, shop: string, returns = NO_RETURNS): ProviderPayment {
  const { id, status, latest_charge: charged, last_payment_error: error } = intent;
  const state = stateOf(status);
  const isTried = charged !== null || error !== null || (state !== "Open" && state !== "Cancelled");
  const isDeclined = state === "Cancelled" && error !== null;
  const paidWith = typeof charged === "object" ? charged?.payment_method_details?.card : undefined;
  return {
    providerPaymentId: isTried ? id : null,
    sessionId: id,
    reference: intent.metadata[REFERENCE] ?? "",
    state: isDeclined ? "Declined" : state,
    paid: cents(state === "Captured" ? intent.amount_received : intent.amount),
    currencyCode: intent.currency.toUpperCase(),
    ...returns,
    card: state === "Captured" ? toldCard(paidWith?.fingerprint, paidWith?.country) : undefined,
    isKept: state === "Captured" && intent.setup_future_usage !== null,
    isForeign: intent.metadata[SHOP] !== shop,
    failureReason: isDeclined ? (error.message ?? error.code ?? error.type) : null,
  };
}

/** The events that change a payment. A declined card changes nothing; the end of the session does. */
export const TOLD = [
  "payment_intent.processing",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
];

/** The fields of a webhook that we read. The state in it may be old, so the payment is read anew. */
export const webhook = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      payment_intent: z.string().nullish(),
    }),
  }),
});

/** The id of the intent that an event is about; undefined if it is about another thing. */
export function intentIn({ data: { object } }: z.output<typeof webhook>): string | undefined {
  return (object.object === "payment_intent" ? object.id : object.payment_intent) ?? undefined;
}
