import { type Course, SLOW, SLOW_SECONDS } from "./course.ts";

/** Debits of the account with these last digits are taken back by its bank after these seconds. */
export const RETURNED_DEBITS = { last4: "0259", afterSeconds: 60 };

/** Accounts of a bank that does not exist, so that nobody can pay to or from them by mistake. */
const courses: Record<string, Course> = {
  DE59000000000000004242: SLOW,
  DE79000000000000000002: {
    status: "Processing",
    later: { step: "decline", afterSeconds: SLOW_SECONDS },
  },
  // Taken back by the bank after the capture.
  DE27000000000000000259: SLOW,
  // Refunds to it are accepted and fail later.
  DE53000000000000005126: SLOW,
};

/** Every other account is declined, because this gateway moves no money. */
export function courseOfAccount(iban: string): Course {
  return courses[iban] ?? { status: "Declined", declineReason: "Only test accounts are accepted here." };
}

/** The account that the gateway names for transfers. */
export const TRANSFER_ACCOUNT = { iban: "DE09000000000000000001", bic: "TESTDEFFXXX", holder: "Sandbox Bank (test)" };
