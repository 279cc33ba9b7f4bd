import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { unpackReference } from "../../src/payment-providers/checkoutcom/payout-reference.ts";
import type { StubPayment } from "./checkout-stub-books.ts";
import { type CheckoutStub, openCheckoutStub } from "./checkout-stub.ts";
import type { Shop } from "../shop/shop.ts";
import type { Notice, Till } from "./till-kit/open-till.ts";
import type { TillServer } from "./till-kit/till-server.ts";
import { addStandings, type Standing } from "./standing.ts";
import { standingOf, type TillSession } from "./till-kit/till-books.ts";
import { takeStep, type TillStep } from "./till-kit/take-step.ts";
import { openBankForSchedules } from "./tills/bank-in-schedules.ts";
import { openMollieTill } from "./tills/mollie.ts";
import { openStripeTill } from "./tills/stripe.ts";

/** A till to which anything may happen in any order. */
export type ScheduleTill = Pick<TillServer, "faults" | "forgetKeys" | "close"> & {
  variables: Record<string, string>;
  /** Lets something happen to a session, unless it can't happen now. */
  take(sessionId: string, step: TillStep): void;
  /** The id with which the page returns; undefined if nobody has tried to pay. */
  paymentId(sessionId: string): string | undefined;
  /** The ids of all sessions that somebody has tried to pay. */
  sessions(): string[];
  /** The money of a session, and whether another sum was captured than was asked for. */
  standing(sessionId: string): Standing & { isOther: boolean };
  /** Lets the vendor say that another sum, or another currency, was captured. */
  alter(sessionId: string, changed: { amount?: number; currency?: string }): void;
  /** All webhooks so far, signed now. */
  notices(): Notice[];
  sign(text: string): Notice;
  /**
   * Writes a statement of some movements that have happened, or of all; undefined if there are none. Only providers
   * that send no webhooks have it.
   */
  statement?(shop: Pick<Shop, "owner">, which?: number): Promise<string | undefined>;
  /** Payouts to people, at vendors that pay any. */
  payouts?: {
    /** Pays a session with a card that the vendor keeps. Undefined where people are paid by transfer. */
    payAndKeep?: (sessionId: string, course: "paid" | "declined") => string;
    /** Takes the next step of each payout. */
    move(): void;
    /** The sum that has left, without what came back, by the shop's reference of each payout. */
    paid(): ReadonlyMap<string, number>;
  };
};

async function openStripe(now: () => Date): Promise<ScheduleTill> {
  const till = await openStripeTill(now);
  return atTill(till, (session, step) => takeStep(till.books, session, step));
}

async function openMollie(now: () => Date): Promise<ScheduleTill> {
  const till = await openMollieTill(now);
  // A payment that has failed or expired takes no other try.
  const isOver = (session: TillSession) => ["failed", "expired"].includes(till.statusOf(session));
  return atTill(till, (session, step) => isOver(session) || takeStep(till.books, session, step));
}

/** A till at a vendor whose session has the same id as its payment. Its lists have short pages. */
function atTill(
  till: Till & Pick<ScheduleTill, "variables">,
  take: (session: TillSession, step: TillStep) => unknown,
): ScheduleTill {
  till.paging.most = 2;
  return {
    ...till,
    take: (id, step) => void take(till.books.session(id), step),
    paymentId: (id) => (till.books.session(id).attempts.length > 0 ? id : undefined),
    standing(id) {
      const session = till.books.session(id);
      const isOther = session.attempts.some(({ captured }) => captured > 0 && captured !== session.amount);
      return { ...standingOf(session), isOther };
    },
    alter(id, { amount, currency }) {
      const session = till.books.session(id);
      const isLowerCase = session.currency === session.currency.toLowerCase();
      if (currency !== undefined) session.currency = isLowerCase ? currency.toLowerCase() : currency;
      if (amount !== undefined) session.amount = amount;
      for (const attempt of session.attempts) if (attempt.captured > 0) attempt.captured = session.amount;
    },
    sessions: () => [...till.books.sessions.values()].flatMap(({ id, attempts }) => (attempts.length > 0 ? [id] : [])),
    notices: () => till.notices.map(till.sign),
  };
}

/** Lets something happen to a session of Checkout.com, where each try is a payment of its own. */
function takeAtCheckout(stub: CheckoutStub, sessionId: string, step: TillStep): void {
  const payments = paymentsOf(stub, sessionId);
  const last = payments.at(-1);
  const isPayable = payments.every(({ status }) => status === "Declined");
  const isWaiting = last?.status === "Pending";
  if (step === "action" || step === "processing") return void (isPayable && stub.pay(sessionId, "pending"));
  if (step === "partlyCaptured") return;
  if (step === "captured" || step === "declined") {
    if (isPayable) stub.pay(sessionId, step);
    else if (isWaiting && step === "captured") stub.capture(last.id);
    else if (isWaiting) stub.decline(last.id);
    return;
  }
  if (last === undefined || isPayable || isWaiting) return;
  const { total_captured: captured = 0, total_refunded: refunded = 0 } = last.balances;
  const left = captured - refunded;
  const isDisputed = disputesOf(stub, last.id).length > 0;
  if (step === "refund" && left > 0 && !isDisputed) stub.refund(last.id, Math.min(700, left));
  if (step === "refundBack" && refunded > 0) stub.declineRefund(last.id);
  if (step === "chargeback" && left > 0 && !isDisputed) stub.dispute(last.id, left);
  if (step === "chargebackWon" && isDisputed) stub.winDisputes(last.id);
}

const paymentsOf = ({ payments, sessions }: CheckoutStub, sessionId: string) =>
  [...payments.values()].filter(({ reference }) => reference === sessions.get(sessionId)?.reference);

const disputesOf = ({ disputes }: CheckoutStub, paymentId: string) =>
  disputes.filter(({ payment_id, status }) => payment_id === paymentId && status !== "won");

function standingAtCheckout(stub: CheckoutStub, payments: readonly StubPayment[]): Standing {
  return addStandings(
    payments.map(({ id, balances }) => ({
      captured: balances["total_captured"] ?? 0,
      refunded: balances["total_refunded"] ?? 0,
      chargedBack: disputesOf(stub, id).reduce((total, { amount }) => total + amount, 0),
      captures: (balances["total_captured"] ?? 0) > 0 ? 1 : 0,
      refunds: stub.actions.get(id)?.length ?? 0,
      chargebacks: stub.disputes.filter(({ payment_id }) => payment_id === id).length,
    })),
  );
}

function paidByCheckout({ payouts, actions }: CheckoutStub): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const { id, reference, status, amount } of payouts.values()) {
    const ours = unpackReference(reference);
    const isPaid = status === "Paid" && !actions.has(id);
    paid.set(ours, (paid.get(ours) ?? 0) + (isPaid ? amount : 0));
  }
  return paid;
}

async function openCheckout(now: () => Date): Promise<ScheduleTill> {
  const stub = await openCheckoutStub(now);
  return {
    ...stub,
    take: (id, step) => takeAtCheckout(stub, id, step),
    paymentId: (id) => paymentsOf(stub, id).at(-1)?.id,
    standing: (id) => ({ ...standingAtCheckout(stub, paymentsOf(stub, id)), isOther: false }),
    alter(id, { amount, currency }) {
      for (const payment of paymentsOf(stub, id)) {
        payment.currency = currency ?? payment.currency;
        payment.amount = amount ?? payment.amount;
        payment.balances = { ...payment.balances, total_captured: payment.amount };
      }
    },
    sessions: () => [...stub.sessions.keys()].filter((id) => paymentsOf(stub, id).length > 0),
    notices: () => [...stub.notices],
    payouts: {
      payAndKeep: (id, course) => stub.payAndKeep(id, course),
      move: () => stub.movePayouts(),
      paid: () => paidByCheckout(stub),
    },
  };
}

/** Opens a till for schedules, by provider. The sandbox has schedules of its own, because it runs within the shop. */
export const scheduleTills: Record<
  Exclude<PaymentProviderName, "sandbox">,
  (now: () => Date) => Promise<ScheduleTill>
> = { stripe: openStripe, mollie: openMollie, checkoutcom: openCheckout, bank: openBankForSchedules };
