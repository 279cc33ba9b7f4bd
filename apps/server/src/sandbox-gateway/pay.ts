import { insertEvent } from "./events.store.ts";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId, tokenFor } from "./keys.ts";
import { payKept } from "./means/kept-cards.ts";
import { type Means, readMeans } from "./means/read-means.ts";
import { walletCard } from "./means/wallet-token.ts";
import type { GatewayConnection, GatewayParts } from "./parts.ts";
import type { PaymentStatus } from "./payment-state.ts";
import { findPaymentOf, insertPayment, type NewPayment, type Payment } from "./payments.store.ts";
import { lockSession, type Session, setSessionStatus } from "./sessions.store.ts";

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

/** The URL of the page on which a payment's bank asks the person. */
export function bankUrl({ account, publicUrl }: GatewayParts, paymentId: string): string {
  return `${publicUrl}/challenges/${paymentId}?token=${tokenFor(account, "challenge", paymentId)}`;
}

function responseOf(parts: GatewayParts, { paymentId, status, declineReason }: Payment): PayResponse {
  return {
    paymentId,
    status: told[status],
    redirectUrl: status === "Created" ? bankUrl(parts, paymentId) : undefined,
    declineReason: declineReason ?? undefined,
  };
}

/** A payment that begins now. While it waits for the bank's page, it ends with its session. */
export function newPayment(means: Means, session: Pick<Session, "expiresAt" | "customerId">, now: Date): NewPayment {
  const { course, cardBrand, cardLast4, cardExpires = null, isKept = false } = means;
  const { status, declineReason = null, later } = course;
  const afterwards = later && { step: later.step, at: new Date(now.getTime() + later.afterSeconds * 1000) };
  const waiting = status === "Created" ? { step: "expire" as const, at: session.expiresAt } : undefined;
  const next = afterwards ?? waiting;
  return {
    paymentId: newId("pay"),
    status,
    declineReason,
    cardBrand,
    cardLast4,
    cardExpires,
    keeperId: isKept ? session.customerId : null,
    nextStep: next?.step ?? null,
    nextStepAt: next?.at ?? null,
    createdAt: now,
  };
}

const TOLD_AT_ONCE = { Captured: "captured", Declined: "declined", Expired: "expired" } as const;

type Attempt = { sessionId: string; sent: unknown; now: Date };

async function tryMeans(
  tx: GatewayConnection,
  { account }: GatewayParts,
  { sessionId, sent, now }: Attempt,
): Promise<Payment> {
  const session = await lockSession(tx, sessionId);
  if (session === undefined) throw new GatewayProblem(404, "not_found");
  const opened = walletCard(account, session, sent, now);
  const means = (await payKept(tx, session, opened)) ?? readMeans(session.method, opened, now);
  const earlier = await findPaymentOf(tx, sessionId);
  if (earlier !== undefined) return earlier;
  if (session.status !== "Open" || session.expiresAt <= now) throw new GatewayProblem(409, "session_closed");
  const payment = newPayment(means, session, now);
  await insertPayment(tx, session, payment);
  await setSessionStatus(tx, sessionId, "Used");
  const { status } = means.course;
  if (status !== "Created" && status !== "Processing") await insertEvent(tx, TOLD_AT_ONCE[status], sessionId, now);
  return { ...payment, sessionId };
}

/**
 * Pays with a card, a wallet or an account, by the session's method. A session accepts one payment; another attempt
 * returns the first one's state. A typing error is refused, and the session stays open.
 */
export async function pay(parts: GatewayParts, sessionId: string, sent: unknown): Promise<PayResponse> {
  const attempt = { sessionId, sent, now: parts.now() };
  const payment = await parts.db.transaction().execute((tx) => tryMeans(tx, parts, attempt));
  return responseOf(parts, payment);
}
