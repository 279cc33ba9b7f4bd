import { randomBytes, randomInt } from "node:crypto";
import { cents, toEuros, ZERO_CENTS } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { MadeSession, PaymentProvider, ProviderPayment, ProviderState } from "../provider.ts";
import type { BankAccount } from "./account.ts";
import { epcCode } from "./epc-code.ts";
import type { BankConnection } from "./ledger/connection.ts";
import { type BankPayment, begunWithin, changedSince, findPayment, paymentsOf } from "./ledger/payments.store.ts";
import { noteRefund } from "./ledger/refunds.store.ts";
import { type BankSession, cancelSession, findSession, insertSession } from "./ledger/sessions.store.ts";
import { isIban } from "@trove/contract/iban";
import { referenceWith, spacedReference } from "./reference.ts";
import { ENTRY_ID } from "./statements/entry-ids.ts";

const SESSION_ID = /^bks_[0-9a-f]{32}$/;

/** Lists go back this much further, because a statement is visible only once its transaction has ended. */
const OVERLAP_MILLISECONDS = 300_000;

/** The part of the payer's text that operators see beside a payment without a session. */
const MOST_TEXT = 80;

export type BankParts = { account: BankAccount; db: BankConnection; now: () => Date };

/**
 * A payment whose payer's IBAN is unknown pays no session, so it comes into quarantine: it could not be sent back,
 * which limits and breaks may require, and an excluded person would not be recognised.
 */
export function providerPayment(payment: BankPayment): ProviderPayment {
  const { entryId, amountMinor, currencyCode, payerIban } = payment;
  const { sessionId, reference } = payerIban === null ? { sessionId: null, reference: null } : payment;
  return {
    providerPaymentId: entryId,
    sessionId,
    // Begins with a word, because a payer could type a reference of the shop's.
    reference: reference ?? `transfer: ${payment.remittance.slice(0, MOST_TEXT)}`.trim(),
    state: "Captured",
    paid: cents(amountMinor),
    currencyCode,
    chargedBack: cents(payment.takenBackMinor),
    disputedAt: null,
    refunded: cents(payment.refundedMinor),
    refundsBack: cents(payment.backMinor),
    backKeys: payment.backKeys,
    card: payerIban === null ? undefined : { fingerprint: payerIban, country: payerIban.slice(0, 2) },
    failureReason: null,
  };
}

function unpaid({ sessionId, reference, amountMinor, currencyCode }: BankSession, state: ProviderState) {
  const nothing = { chargedBack: ZERO_CENTS, refunded: ZERO_CENTS, refundsBack: ZERO_CENTS };
  const none = { providerPaymentId: null, disputedAt: null, backKeys: [], failureReason: null };
  return { ...none, ...nothing, sessionId, reference, state, paid: cents(amountMinor), currencyCode };
}

/** Banks send SEPA transfers in euros only. */
const isPayable = (payerIban: string | null, currencyCode: string) =>
  payerIban !== null && isIban(payerIban) && currencyCode === "EUR";

/**
 * Transfers to the shop's own account. Nobody reports them: statements that operators import tell which have arrived.
 * So there are no webhooks. It uses the shop's database alone, so it is never unreachable while the shop is there.
 */
export function makeBankProvider({ account, db, now }: BankParts): PaymentProvider {
  async function stateOf(session: BankSession): Promise<ProviderPayment> {
    const [first] = await paymentsOf(db, session.sessionId);
    if (first !== undefined) return providerPayment(first);
    if (session.isCancelled) return unpaid(session, "Cancelled");
    return unpaid(session, session.expiresAt <= now() ? "Expired" : "Open");
  }

  async function requireSession({ sessionId }: MadeSession): Promise<BankSession> {
    const session = await findSession(db, sessionId);
    if (session === undefined) throw new Error(`the bank's books have no session ${sessionId}`);
    return session;
  }

  return {
    name: "bank",
    iban: account.iban,

    async createSession({ idempotencyKey, reference, paid, currencyCode, returnUrl, expiresAt }) {
      const digits = Array.from({ length: 16 }, () => randomInt(10)).join("");
      const { sessionId: id, transferReference } = await insertSession(db, {
        sessionId: `bks_${randomBytes(16).toString("hex")}`,
        idempotencyKey,
        reference,
        transferReference: referenceWith(digits),
        amountMinor: paid,
        currencyCode,
        createdAt: now(),
        expiresAt,
      });
      const { iban, bic, holder } = account;
      const qr = epcCode(account, paid, transferReference);
      return {
        id,
        provider: "bank",
        environment: "production",
        publicKey: "",
        token: "",
        secret: "",
        amount: toEuros(paid),
        currencyCode,
        expiresAtUtc: expiresAt,
        returnUrl,
        method: "bankTransfer",
        instructions: { iban, bic, holder, reference: spacedReference(transferReference), qr },
      };
    },

    async retrieve(id) {
      if (SESSION_ID.test(id)) {
        const session = await findSession(db, id);
        return session && stateOf(session);
      }
      const payment = ENTRY_ID.test(id) ? await findPayment(db, id) : undefined;
      return payment && providerPayment(payment);
    },

    lookUp: async (session) => stateOf(await requireSession(session)),

    async cancel(session) {
      await cancelSession(db, session.sessionId);
      return stateOf(await requireSession(session));
    },

    async refund({ idempotencyKey: refundKey, providerPaymentId: entryId, amount }) {
      return (await noteRefund(db, { refundKey, entryId, amount }, isPayable, now())) ? "Taken" : "Refused";
    },

    verifyWebhook() {
      throw new Refusal("VALIDATION_FAILED", { detail: "Banks send no notices." });
    },

    async listSince(since) {
      const changed = await changedSince(db, new Date(since.getTime() - OVERLAP_MILLISECONDS));
      return changed.map(providerPayment);
    },

    listBegun: async (from, until) => (await begunWithin(db, from, until)).map(providerPayment),
  };
}
