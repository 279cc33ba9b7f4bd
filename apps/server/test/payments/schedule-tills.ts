import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { StubPayment } from "./checkout-stub-books.ts";
import { type CheckoutStub, openCheckoutStub } from "./checkout-stub.ts";
import type { Shop } from "../shop/shop.ts";
import type { Notice, Till } from "./till-kit/open-till.ts";
import type { TillServer } from "./till-kit/till-server.ts";
import { kept, type TillSession } from "./till-kit/till-books.ts";
import { takeStep, type TillStep } from "./till-kit/take-step.ts";
import { openBankForSchedules } from "./tills/bank.ts";
import { openMollieTill } from "./tills/mollie.ts";
import { openStripeTill } from "./tills/stripe.ts";

/** A till to which anything may happen in any order. */
export type ScheduleTill = Pick<TillServer, "faults" | "forgetKeys" | "close"> & {
  variables: Record<string, string>;
  /** Lets something happen to a session, unless it can't happen now. */
  take(sessionId: string, step: TillStep): void;
  /** The id with which the page returns; undefined if nobody has tried to pay. */
  paymentId(sessionId: string): string | undefined;
  /** The money that the merchant has of a session, and whether another sum was captured than was asked for. */
  standing(sessionId: string): { kept: number; isOther: boolean };
  /** The money that the merchant has of all sessions. */
  keptOfAll(): number;
  /** All webhooks so far, signed now. */
  notices(): Notice[];
  sign(text: string): Notice;
  /**
   * Imports a statement of some movements that have happened, or of all. Only providers that send no webhooks have it.
   */
  report?(shop: Shop, which?: number): Promise<void>;
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
      return { kept: kept(session), isOther };
    },
    keptOfAll: () => [...till.books.sessions.values()].reduce((total, session) => total + kept(session), 0),
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

function keptAtCheckout(stub: CheckoutStub, payments: readonly StubPayment[]): number {
  const sums = payments.map(({ id, balances }) => {
    const disputed = disputesOf(stub, id).reduce((total, { amount }) => total + amount, 0);
    return (balances["total_captured"] ?? 0) - (balances["total_refunded"] ?? 0) - disputed;
  });
  return sums.reduce((total, sum) => total + sum, 0);
}

async function openCheckout(now: () => Date): Promise<ScheduleTill> {
  const stub = await openCheckoutStub(now);
  return {
    ...stub,
    take: (id, step) => takeAtCheckout(stub, id, step),
    paymentId: (id) => paymentsOf(stub, id).at(-1)?.id,
    standing: (id) => ({ kept: keptAtCheckout(stub, paymentsOf(stub, id)), isOther: false }),
    keptOfAll: () => keptAtCheckout(stub, [...stub.payments.values()]),
    notices: () => [...stub.notices],
  };
}

/** Opens a till for schedules, by provider. The sandbox has schedules of its own, because it runs within the shop. */
export const scheduleTills: Record<
  Exclude<PaymentProviderName, "sandbox">,
  (now: () => Date) => Promise<ScheduleTill>
> = { stripe: openStripe, mollie: openMollie, checkoutcom: openCheckout, bank: openBankForSchedules };
