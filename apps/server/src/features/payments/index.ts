import type { PaymentProviderName, PaymentStatus } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import { askAgain } from "./ask-again.ts";
import { chooseWay } from "./providers/choose-way.ts";
import { wayMistakes } from "./providers/way-mistakes.ts";
import type { SetWay, Way, Wish } from "./providers/ways-for.ts";
import { openSession, type OpenedPayment } from "./open-session.ts";
import type { AtProvider, PaymentParts } from "./parts.ts";
import { forgetCustomers } from "./means/forget-customers.ts";
import { type DayReport, reportDay } from "./reconciliation/report-day.ts";
import { reconcilePayments } from "./reconciliation/reconcile-payments.ts";
import { findPayment } from "./payments.store.ts";
import type { ProviderPayment, StatementDesk } from "../../payment-providers/provider.ts";
import { bookCapture } from "./quarantine/release-capture.ts";
import type { PaymentKey } from "./reference.ts";
import { settle } from "./settle.ts";
import { sendRefunds } from "./send-refunds.ts";
import { validatePayment, type ValidationRequest } from "./validate-payment.ts";
import { watchLeftPayments, watchPayments } from "./watch-payments.ts";

export { forgetLater as forgetCards } from "./means/customers.store.ts";
export { nextCheck } from "./check-schedule.ts";
export type { DaySums } from "./reconciliation/report-day.ts";
export type { PaymentReport } from "./payment-report.ts";
export type { OpenedPayment } from "./open-session.ts";
export type { PaymentParts, Settler } from "./parts.ts";
export { makeProviderSet } from "./providers/provider-set.ts";
export type { Way } from "./providers/ways-for.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { creditCapture, refundCapture } from "./quarantine/release-capture.ts";
export { newReversalEntries } from "./reversal-entries.ts";
export { addressInUse, callHandlePayment, readCardPayments } from "./payments.store.ts";
export { type PaymentKey, readReference, referenceOf } from "./reference.ts";

export type Payments = {
  /**
   * Returns the way in which a new payment is begun: the first, without an address the first that needs none, if any.
   * Throws NOT_OFFERED_HERE if there is no way.
   */
  chooseWay(wish: Wish, hasAddress?: boolean): Promise<Way>;
  /** Says why the shop can't set these ways. Empty if it can. */
  wayMistakes: (ways: readonly SetWay[] | null) => readonly string[];
  /** Gets the provider's session for a payment that `command.begin_payment` wrote. Throws GATEWAY_UNAVAILABLE. */
  openSession(payment: PaymentKey, returnUrl: string): Promise<OpenedPayment>;
  /** Asks the provider how a payment ended, and settles a success. Throws NOT_FOUND and GATEWAY_UNAVAILABLE. */
  validate(request: ValidationRequest): Promise<PaymentStatus>;
  /**
   * Asks the provider for the current state of a payment. Undefined if the provider does not know it. Throws NOT_FOUND
   * and GATEWAY_UNAVAILABLE.
   */
  ask(payment: PaymentKey): Promise<ProviderPayment | undefined>;
  /** Settles the state that `ask` returned, within a transaction. */
  settle(tx: Transaction, said: ProviderPayment, payment: PaymentKey): Promise<void>;
  /**
   * Settles payments that a provider's statements have told, in their current state. Logs those that can't be settled;
   * the comparison with the provider tries them again.
   */
  settleTold(provider: PaymentProviderName, providerPaymentIds: readonly string[]): Promise<void>;
  /** Of the provider whose payments operators import; undefined if the shop has none. */
  statements: StatementDesk | undefined;
  /** Books a quarantined capture to a payment. Throws NOT_FOUND and STATUS_CONFLICT. */
  bookCapture(tx: Transaction, captureId: string, payment: PaymentKey, at: Date): Promise<void>;
  /**
   * Compares the payments of a day, YYYY-MM-DD in UTC, with the list of a provider; without its name, of the first one.
   * Throws GATEWAY_UNAVAILABLE.
   */
  reportDay(day: string, provider?: string): Promise<DayReport>;
  /** The names of all providers, those that take no new payments last. */
  providers: readonly PaymentProviderName[];
  jobs: readonly Job[];
};

/** Makes jobs for one provider alone, so that one that hangs or fails delays no other. */
function jobsAt(parts: AtProvider): Job[] {
  const { name: provider } = parts.provider;
  return [
    { name: "watch-payments", provider, everySeconds: 5, run: () => watchPayments(parts) },
    { name: "send-refunds", provider, everySeconds: 5, run: () => sendRefunds(parts) },
    { name: "reconcile-payments", provider, everySeconds: 60, run: () => reconcilePayments(parts) },
    { name: "forget-customers", provider, everySeconds: 60, run: () => forgetCustomers(parts) },
  ];
}

async function settleOne(parts: AtProvider, providerPaymentId: string): Promise<void> {
  try {
    const said = await parts.provider.retrieve(providerPaymentId);
    if (said !== undefined) await settle(parts, said);
  } catch (error) {
    parts.log.warn({ err: error, providerPaymentId }, "could not settle a payment of a statement");
  }
}

/** Makes the room's functions for payments through external providers. */
export function makePayments(parts: PaymentParts, statements?: StatementDesk): Payments {
  return {
    chooseWay: (wish, hasAddress = true) => chooseWay(parts, wish, hasAddress),
    wayMistakes: (ways) => wayMistakes(ways, parts.providers.offers),
    openSession: (payment, returnUrl) => openSession(parts, payment, returnUrl),
    validate: (request) => validatePayment(parts, request),
    async ask(key) {
      const payment = await findPayment(parts.db, key);
      if (payment === undefined) throw new Refusal("NOT_FOUND");
      return askAgain(parts, payment);
    },
    async settle(tx, said, key) {
      const payment = await findPayment(tx, key);
      if (payment === undefined) throw new Refusal("NOT_FOUND");
      await settle({ ...parts, db: tx, provider: parts.providers.of(payment.provider) }, said, key);
    },
    async settleTold(name, ids) {
      const provider = parts.providers.of(name);
      for (const id of ids) await settleOne({ ...parts, provider }, id);
    },
    statements,
    async reportDay(day, name) {
      const provider = name === undefined ? parts.providers.all[0] : parts.providers.of(name);
      return reportDay({ db: parts.db, provider }, day);
    },
    providers: parts.providers.all.map(({ name }) => name),
    bookCapture: (tx, captureId, key, at) => bookCapture(parts, tx, captureId, key, at),
    jobs: [
      ...parts.providers.all.flatMap((provider) => jobsAt({ ...parts, provider })),
      { name: "watch-left-payments", everySeconds: 60, run: () => watchLeftPayments(parts) },
    ],
  };
}
