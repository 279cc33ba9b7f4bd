import { type TillBooks, type TillSession, unrefunded } from "./till-books.ts";

/** The steps that a session can take at a vendor. */
export const tillSteps = [
  "action",
  "processing",
  "captured",
  "partlyCaptured",
  "declined",
  "refund",
  "refundBack",
  "chargeback",
  "chargebackWon",
] as const;
export type TillStep = (typeof tillSteps)[number];

/** Lets something happen to a session, unless it can't happen now. */
export function takeStep(books: TillBooks, session: TillSession, step: TillStep): void {
  const last = session.attempts.at(-1);
  const isWaiting = last?.state === "action" || last?.state === "processing";
  if (step === "action" || step === "processing") {
    if (books.isPayable(session)) books.begin(session, step);
    return;
  }
  if (step === "captured" || step === "partlyCaptured" || step === "declined") {
    if (!isWaiting && !books.isPayable(session)) return;
    const attempt = isWaiting ? last : books.begin(session, "unseen");
    if (step === "declined") books.decline(session, attempt);
    else books.capture(session, attempt, step === "captured" ? undefined : session.amount - 1);
    return;
  }
  if (last?.state !== "captured") return;
  const left = unrefunded(last);
  const isDisputed = last.disputes.some(({ movements }) => movements.length === 1);
  if (step === "refund" && left > 0 && !isDisputed) books.refund(session, last, Math.min(700, left), null);
  if (step === "refundBack" && last.refunds.some(({ isBack }) => !isBack)) books.failRefund(session, last);
  if (step === "chargeback" && left > 0 && !isDisputed) books.dispute(session, last, left);
  if (step === "chargebackWon" && isDisputed) books.winDisputes(session, last);
}
