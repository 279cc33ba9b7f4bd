/**
 * How far a payout of winnings is: asked for, held by an operator, approved, handed to the provider, and paid.
 * Returned: the bank sent it back. Refused: an operator or the provider did not pay it. Cancelled: its person took it
 * back. These put the money into the balance again.
 */
export const PAYOUT_STATES = [
  "Requested",
  "Held",
  "Approved",
  "Sent",
  "Paid",
  "Returned",
  "Refused",
  "Cancelled",
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Sent → Refused: the bank has refused to send it. Paid → Returned: the payee's bank has sent it back. */
export const PAYOUT_TRANSITIONS: Record<PayoutState, readonly PayoutState[]> = {
  Requested: ["Held", "Approved", "Refused", "Cancelled"],
  Held: ["Approved", "Refused", "Cancelled"],
  Approved: ["Held", "Sent", "Refused"],
  Sent: ["Paid", "Returned", "Refused"],
  Paid: ["Returned"],
  Returned: [],
  Refused: [],
  Cancelled: [],
};

/** The states in which an operator has something to do before a payout leaves. */
export const PAYOUTS_TO_DECIDE = ["Requested", "Held"] as const satisfies readonly PayoutState[];

/** The states in which its person can take a payout back. */
export const PAYOUTS_TO_CANCEL = ["Requested", "Held"] as const satisfies readonly PayoutState[];

/** To where winnings are paid: a bank account, or a card that has paid the shop before. */
export const PAYEE_KINDS = ["Account", "Card"] as const;
export type PayeeKind = (typeof PAYEE_KINDS)[number];

/** Ways in which a payout can differ from the provider's books. */
export const PAYOUT_DIFFERENCES = ["UnknownToShop", "UnknownToProvider", "Amount", "State", "Transfers"] as const;
export type PayoutDifference = (typeof PAYOUT_DIFFERENCES)[number];

/** Hours after which a new payee can be paid, so that the owner of a stolen account reads the mail about it before. */
export const PAYEE_HOURS = 72;
/** Payees that a person can have at the same time. */
export const MAX_PAYEES = 3;
