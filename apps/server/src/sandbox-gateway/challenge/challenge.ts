import { insertEvent } from "../events.store.ts";
import { GatewayProblem } from "../gateway-problem.ts";
import { SLOW_SECONDS } from "../means/course.ts";
import { isSame, tokenFor } from "../keys.ts";
import type { GatewayConnection, GatewayParts } from "../parts.ts";
import { concludePayment, lockPayment, setNextStep } from "../payments.store.ts";
import { lockSession, readState, type Session } from "../sessions.store.ts";

const UNCONFIRMED = "The bank could not confirm that it was you.";

export type Challenge = { session: Session; returnUrl: string; isOver: boolean };

function returnUrlOf({ returnUrl }: Session, paymentId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("paymentId", paymentId);
  return url.href;
}

async function readChallenge(tx: GatewayConnection, paymentId: string, now: Date): Promise<Challenge> {
  const state = await readState(tx, paymentId);
  const session = state && (await lockSession(tx, state.sessionId));
  const payment = session && (await lockPayment(tx, paymentId));
  if (payment === undefined || session === undefined) throw new GatewayProblem(404, "not_found");
  const isLate = session.expiresAt <= now;
  return { session, returnUrl: returnUrlOf(session, paymentId), isOver: payment.status !== "Created" || isLate };
}

function requireToken({ account }: GatewayParts, paymentId: string, token: string): void {
  if (!isSame(token, tokenFor(account, "challenge", paymentId))) throw new GatewayProblem(404, "not_found");
}

/** Reads the data of the bank's page. */
export async function openChallenge(parts: GatewayParts, paymentId: string, token: string): Promise<Challenge> {
  requireToken(parts, paymentId, token);
  return parts.db.transaction().execute((tx) => readChallenge(tx, paymentId, parts.now()));
}

/** The person's decision on the bank's page. Wait: they approve, and the bank takes some seconds. */
export const BANK_OUTCOMES = ["approve", "wait", "fail"] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/**
 * Approves or declines a payment. Only the first call has an effect. Returns the URL that the person is redirected to.
 */
export async function completeChallenge(
  parts: GatewayParts,
  paymentId: string,
  { token, outcome }: { token: string; outcome: BankOutcome },
): Promise<string> {
  requireToken(parts, paymentId, token);
  const at = parts.now();
  return parts.db.transaction().execute(async (tx) => {
    const { session, returnUrl, isOver } = await readChallenge(tx, paymentId, at);
    if (isOver) return returnUrl;
    if (outcome === "wait") {
      await concludePayment(tx, paymentId, "Processing", at);
      await setNextStep(tx, paymentId, { step: "capture", at: new Date(at.getTime() + SLOW_SECONDS * 1000) });
      return returnUrl;
    }
    const isApproved = outcome === "approve";
    const reason = isApproved ? null : UNCONFIRMED;
    await concludePayment(tx, paymentId, isApproved ? "Captured" : "Declined", at, reason);
    await insertEvent(tx, isApproved ? "captured" : "declined", session.sessionId, at);
    return returnUrl;
  });
}
