import { type Course, SLOW } from "./course.ts";

/** Refunds to the card or account with these last digits fail after these seconds. */
export const FAILING_REFUNDS = { last4: "5126", afterSeconds: 60 };

/**
 * The cards that a merchant can recognise, by their last digits. Everybody pays with the other test cards, so they have
 * no fingerprint: all people would seem to share one.
 */
export const KNOWN_CARDS: Readonly<Record<string, { fingerprint: string; country: string }>> = {
  "0000": { fingerprint: "card_gb_0000", country: "GB" },
};

const DECLINED = "The bank declined this card.";

const courses: Record<string, Course> = {
  "4242424242424242": { status: "Captured" },
  "4000000000000002": { status: "Declined", declineReason: DECLINED },
  // The person decides on the bank's page (3-D Secure).
  "4000000000003220": { status: "Created" },
  "4000000000000077": SLOW,
  // A payment that is declined first and captured later.
  "4000000000000341": {
    status: "Declined",
    declineReason: DECLINED,
    later: { step: "capture", afterSeconds: 60 },
  },
  "4000000000000259": { status: "Captured", later: { step: "chargeback", afterSeconds: 60 } },
  // Its refunds are accepted and fail later.
  "4000000000005126": { status: "Captured" },
  // A card of a British bank.
  "4000008260000000": { status: "Captured" },
};

/** The course of a kept card, of which only the last digits are stored. */
export function courseOfKept(last4: string): Course {
  return courseOf(Object.keys(courses).find((number) => number.endsWith(last4)) ?? "");
}

/** Every other card is declined, real cards too, because this gateway moves no money. */
export function courseOf(cardNumber: string): Course {
  return courses[cardNumber] ?? { status: "Declined", declineReason: "Only test cards are accepted here." };
}
