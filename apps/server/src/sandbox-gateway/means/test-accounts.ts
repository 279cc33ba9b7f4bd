import { type Course, SLOW, SLOW_SECONDS } from "./course.ts";

/** Debits of the account with these last digits are taken back by its bank after these seconds. */
export const RETURNED_DEBITS = { last4: "0259", afterSeconds: 60 };

/** Refunds to it are accepted and fail later; payouts to it are paid and returned later. */
const RETURNING_ACCOUNT = "DE53000000000000005126";

/** Accounts of a bank that does not exist, so that nobody can pay to or from them by mistake. */
const courses: Record<string, Course> = {
  DE59000000000000004242: SLOW,
  DE79000000000000000002: {
    status: "Processing",
    later: { step: "decline", afterSeconds: SLOW_SECONDS },
  },
  // Taken back by the bank after the capture.
  DE27000000000000000259: SLOW,
  [RETURNING_ACCOUNT]: SLOW,
};

/** Every other account is declined, because this gateway moves no money. */
export function courseOfAccount(iban: string): Course {
  return courses[iban] ?? { status: "Declined", declineReason: "Only test accounts are accepted here." };
}

type PayeeCourse = { status: "Sent" | "Refused"; nextStep: "pay" | "return" | null; afterSeconds: number };

/** The course of a payout to an account: paid, or paid and returned later. Every account but test accounts refuses. */
export function courseOfPayee(iban: string): PayeeCourse {
  if (iban === RETURNING_ACCOUNT) return { status: "Sent", nextStep: "return", afterSeconds: SLOW_SECONDS };
  const isTest = iban in courses;
  return isTest
    ? { status: "Sent", nextStep: "pay", afterSeconds: SLOW_SECONDS }
    : { status: "Refused", nextStep: null, afterSeconds: 0 };
}

/** The account that the gateway names for transfers. */
export const TRANSFER_ACCOUNT = { iban: "DE09000000000000000001", bic: "TESTDEFFXXX", holder: "Sandbox Bank (test)" };
