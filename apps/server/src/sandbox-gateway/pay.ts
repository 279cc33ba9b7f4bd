import { z } from "zod";
import { type Card, digitsOf, findCardProblems, traceOf } from "./card.ts";
import { insertEvent } from "./events.store.ts";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId, tokenFor } from "./keys.ts";
import type { GatewayConnection, GatewayParts } from "./parts.ts";
import type { PaymentStatus } from "./payment-state.ts";
import { findPaymentOf, insertPayment, type NewPayment, type Payment } from "./payments.store.ts";
import { lockSession, type Session, setSessionStatus } from "./sessions.store.ts";
import { courseOf } from "./test-cards.ts";

const payRequest = z.object({
  cardNumber: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(10),
});

/** The response to the page. It has the URL of the bank's page if that decides the payment. */
export type PayResponse = {
  paymentId: string;
  status: "Captured" | "Declined" | "Pending" | "RedirectRequired";
  redirectUrl?: string;
  declineReason?: string;
};

const told: Record<PaymentStatus, PayResponse["status"]> = {
  Created: "RedirectRequired",
  Processing: "Pending",
  Captured: "Captured",
  Declined: "Declined",
  Cancelled: "Declined",
  Expired: "Declined",
};

function responseOf({ account, publicUrl }: GatewayParts, { paymentId, status, declineReason }: Payment): PayResponse {
  const token = tokenFor(account, "challenge", paymentId);
  return {
    paymentId,
    status: told[status],
    redirectUrl: status === "Created" ? `${publicUrl}/challenges/${paymentId}?token=${token}` : undefined,
    declineReason: declineReason ?? undefined,
  };
}

function readCard(sent: unknown, now: Date): Card {
  const parsed = payRequest.safeParse(sent);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { cardNumber, expiry, cvc } = parsed.data;
  const card = { number: digitsOf(cardNumber), expiry, cvc: cvc.trim() };
  const problems = findCardProblems(card, now);
  if (Object.keys(problems).length > 0) throw new GatewayProblem(422, "invalid_card", { ...problems });
  return card;
}

function newPayment({ number }: Card, session: Session, now: Date): NewPayment {
  const { status, declineReason = null, later } = courseOf(number);
  const { brand, last4 } = traceOf(number);
  const afterwards = later && { step: later.step, at: new Date(now.getTime() + later.afterSeconds * 1000) };
  const waiting = status === "Created" ? { step: "expire" as const, at: session.expiresAt } : undefined;
  const next = afterwards ?? waiting;
  return {
    paymentId: newId("pay"),
    status,
    declineReason,
    cardBrand: brand,
    cardLast4: last4,
    nextStep: next?.step ?? null,
    nextStepAt: next?.at ?? null,
    createdAt: now,
  };
}

async function tryCard(tx: GatewayConnection, sessionId: string, card: Card, now: Date): Promise<Payment> {
  const session = await lockSession(tx, sessionId);
  if (session === undefined) throw new GatewayProblem(404, "not_found");
  const earlier = await findPaymentOf(tx, sessionId);
  if (earlier !== undefined) return earlier;
  if (session.status !== "Open" || session.expiresAt <= now) throw new GatewayProblem(409, "session_closed");
  const payment = newPayment(card, session, now);
  await insertPayment(tx, session, payment);
  await setSessionStatus(tx, sessionId, "Used");
  if (payment.status === "Captured") await insertEvent(tx, "captured", sessionId, now);
  if (payment.status === "Declined") await insertEvent(tx, "declined", sessionId, now);
  return { ...payment, sessionId };
}

/**
 * Charges a card. A session accepts one payment; another attempt returns the first one's state. A card with a typing
 * error is refused, and the session stays open.
 */
export async function pay(parts: GatewayParts, sessionId: string, sent: unknown): Promise<PayResponse> {
  const { db, now } = parts;
  const at = now();
  const card = readCard(sent, at);
  const payment = await db.transaction().execute((tx) => tryCard(tx, sessionId, card, at));
  return responseOf(parts, payment);
}
