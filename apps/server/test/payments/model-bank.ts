import { randomUUID } from "node:crypto";
import { type Cents, cents, ZERO_CENTS } from "@trove/money";
import type {
  MadeSession,
  PaymentProvider,
  ProviderPayment,
  ProviderState,
} from "../../src/payment-providers/provider.ts";

/** The stages that a payment passes at the bank, in order. */
export type Course = readonly ("captured" | "declined" | "processing" | "refund" | "refundBack" | "chargeback")[];

/** Courses that payments of schedules take. */
export const courses: readonly Course[] = [
  ["captured"],
  ["declined"],
  ["declined", "captured", "refund"],
  ["processing", "captured", "chargeback"],
  ["processing", "declined"],
  ["processing", "declined", "captured", "chargeback"],
  ["captured", "refund", "refund", "chargeback"],
  ["captured", "chargeback"],
  ["captured", "refund", "refundBack"],
  ["captured", "refund", "refund", "refundBack", "chargeback"],
  ["captured", "refundBack", "refund", "refundBack"],
  [],
];

const NONE_BACK = { refundsBack: ZERO_CENTS, backKeys: [] };

type Refund = { key: string | null; amount: number };
type Account = {
  payment: ProviderPayment;
  course: Course;
  taken: number;
  notices: ProviderPayment[];
  /** The refunds that can still fail. */
  refunds: Refund[];
};

/**
 * An in-memory provider whose payments advance when `step` is called, and which keeps every webhook that it would have
 * sent. It implements the shop's provider interface only; other tests cover the network.
 */
export class ModelBank {
  readonly accounts = new Map<string, Account>();
  private readonly refunded = new Set<string>();
  private readonly name = randomUUID();

  readonly provider: PaymentProvider = {
    name: "sandbox",
    createSession: async ({ reference, paid, currencyCode, returnUrl, expiresAt }) => {
      const id = `ses_${this.name}_${this.accounts.size}`;
      const payment = { providerPaymentId: null, sessionId: id, reference, paid, currencyCode, state: "Open" as const };
      const nothing = {
        chargedBack: ZERO_CENTS,
        disputedAt: null,
        refunded: ZERO_CENTS,
        ...NONE_BACK,
        failureReason: null,
      };
      this.accounts.set(id, { payment: { ...payment, ...nothing }, course: [], taken: 0, notices: [], refunds: [] });
      const secrets = { publicKey: "pk", token: "token", secret: "secret" };
      const wire = { id, provider: "sandbox" as const, environment: "sandbox" as const, ...secrets };
      return { ...wire, amount: paid, currencyCode, expiresAtUtc: expiresAt, returnUrl };
    },
    retrieve: async (id) => this.accounts.get(id.replace("pay", "ses"))?.payment,
    lookUp: async (session) => this.peek(session.sessionId),
    cancel: async ({ sessionId }: MadeSession) => {
      const account = this.account(sessionId);
      if (account.payment.state === "Open") this.set(account, "Cancelled");
      return account.payment;
    },
    refund: async ({ idempotencyKey, providerPaymentId, amount }) => {
      const account = this.account(providerPaymentId.replace("pay", "ses"));
      if (this.refunded.has(idempotencyKey)) return "Taken";
      const { paid, refunded, refundsBack } = account.payment;
      // Like a real provider, this allows refunds of money that a bank has charged back.
      if (account.payment.state !== "Captured" || amount > paid - refunded + refundsBack) return "Refused";
      this.refunded.add(idempotencyKey);
      this.refund(account, idempotencyKey, amount);
      return "Taken";
    },
    verifyWebhook: () => [],
    listSince: async () => this.paid(),
    listBegun: async () => this.paid(),
  };

  private paid(): ProviderPayment[] {
    const payments = [...this.accounts.values()].map(({ payment }) => payment);
    return payments.filter(({ providerPaymentId }) => providerPaymentId !== null);
  }

  peek(sessionId: string): ProviderPayment {
    return this.account(sessionId).payment;
  }

  noticesOf(sessionId: string): readonly ProviderPayment[] {
    return this.account(sessionId).notices;
  }

  begin(sessionId: string, course: Course): void {
    this.account(sessionId).course = course;
  }

  /** Performs the next step of the session's payment, unless the session was cancelled before it was paid. */
  step(sessionId: string): void {
    const account = this.account(sessionId);
    const next = account.course[account.taken];
    if (next === undefined || account.payment.state === "Cancelled") return;
    account.taken += 1;
    const { payment } = account;
    if (payment.providerPaymentId === null) {
      account.payment = { ...payment, providerPaymentId: sessionId.replace("ses", "pay") };
    }
    if (next === "captured") this.set(account, "Captured");
    else if (next === "declined") this.set(account, "Declined");
    else if (next === "processing") this.set(account, "Processing");
    else if (next === "refund") this.refund(account, null, Math.min(this.left(account), 700));
    else if (next === "refundBack") this.failRefund(account);
    else this.reverse(account, "chargedBack", this.left(account));
  }

  private account(sessionId: string): Account {
    const account = this.accounts.get(sessionId);
    if (account === undefined) throw new Error(`no session ${sessionId}`);
    return account;
  }

  private left({ payment }: Account): number {
    return payment.state === "Captured"
      ? payment.paid - payment.refunded + payment.refundsBack - payment.chargedBack
      : 0;
  }

  private set(account: Account, state: ProviderState): void {
    account.payment = { ...account.payment, state };
    account.notices.push(account.payment);
  }

  private refund(account: Account, key: string | null, amount: number): void {
    if (amount > 0) account.refunds.push({ key, amount });
    this.reverse(account, "refunded", amount);
  }

  private failRefund(account: Account): void {
    const refund = account.refunds.pop();
    if (refund === undefined) return;
    const { payment } = account;
    const backKeys = refund.key === null ? payment.backKeys : [...payment.backKeys, refund.key];
    account.payment = { ...payment, refundsBack: cents(payment.refundsBack + refund.amount), backKeys };
    account.notices.push(account.payment);
  }

  private reverse(account: Account, side: "refunded" | "chargedBack", amount: number): void {
    const sum: Cents = cents(account.payment[side] + amount);
    account.payment = { ...account.payment, [side]: sum };
    if (amount > 0) account.notices.push(account.payment);
  }
}
