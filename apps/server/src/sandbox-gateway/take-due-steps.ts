import { insertEvent } from "./events.store.ts";
import { RETURNED_DEBITS } from "./means/test-accounts.ts";
import type { GatewayConnection, GatewayParts } from "./parts.ts";
import { chargeBackPayment, concludePayment, lockDuePayment, setNextStep } from "./payments.store.ts";
import { moveDuePayouts } from "./payouts.store.ts";
import { failRefunds } from "./refunds.store.ts";
import { lockExpiredSessions, setSessionStatus } from "./sessions.store.ts";

/** Performs the next step of one payment. Returns false if none is due. */
async function takeStep(tx: GatewayConnection, now: Date): Promise<boolean> {
  const payment = await lockDuePayment(tx, now);
  if (payment === undefined) return false;
  const { paymentId, sessionId, nextStep, cardBrand, cardLast4 } = payment;
  if (nextStep === "capture") {
    await concludePayment(tx, paymentId, "Captured", now);
    if (cardBrand === null && cardLast4 === RETURNED_DEBITS.last4) {
      const at = new Date(now.getTime() + RETURNED_DEBITS.afterSeconds * 1000);
      await setNextStep(tx, paymentId, { step: "chargeback", at });
    }
    await insertEvent(tx, "captured", sessionId, now);
  } else if (nextStep === "decline") {
    await concludePayment(tx, paymentId, "Declined", now, "The bank could not debit this account.");
    await insertEvent(tx, "declined", sessionId, now);
  } else if (nextStep === "chargeback") {
    await chargeBackPayment(tx, paymentId, now);
    await insertEvent(tx, "chargeback", sessionId, now);
  } else if (nextStep === "returnRefunds") {
    await failRefunds(tx, paymentId, now);
    await insertEvent(tx, "refundFailed", sessionId, now);
  } else {
    await concludePayment(tx, paymentId, "Expired", now);
    await insertEvent(tx, "expired", sessionId, now);
  }
  return true;
}

async function expireSessions(tx: GatewayConnection, now: Date): Promise<void> {
  for (const { sessionId } of await lockExpiredSessions(tx, now)) {
    await setSessionStatus(tx, sessionId, "Expired");
    await insertEvent(tx, "expired", sessionId, now);
  }
}

/**
 * Performs all due steps, each in its own transaction: captures, chargebacks, failing refunds, expired sessions and
 * payouts.
 */
export async function takeDueSteps({ db, now }: GatewayParts): Promise<void> {
  while (await db.transaction().execute((tx) => takeStep(tx, now())));
  await db.transaction().execute((tx) => expireSessions(tx, now()));
  await db.transaction().execute((tx) => moveDuePayouts(tx, now()));
}
