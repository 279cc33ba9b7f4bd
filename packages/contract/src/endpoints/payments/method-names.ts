// Without zod, because pages of payments read it: zod tries `eval`, which their policy refuses.

/** The methods that payment providers offer, as they are named on the wire and in settings. */
export const PAYMENT_METHODS = [
  "card",
  "applePay",
  "googlePay",
  "link",
  "ideal",
  "bancontact",
  "sepaDebit",
  "bankTransfer",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where people pay. */
export const PAYMENT_FORMS = ["Embedded", "Redirect", "Instructions"] as const;
export type PaymentForm = (typeof PAYMENT_FORMS)[number];

/** The details of the payer that a way of paying needs. */
export const PAYER_NEEDS = ["Country", "Address"] as const;
export type PayerNeed = (typeof PAYER_NEEDS)[number];

/** When the bank decides. Days: later than a page waits, as for debits and transfers. */
export const PAYMENT_DECISIONS = ["Now", "Days"] as const;
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number];
