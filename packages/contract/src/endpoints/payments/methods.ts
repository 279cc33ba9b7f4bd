import { z } from "zod";

/** The methods that payment providers offer, as they are named on the wire and in settings. */
export const paymentMethod = z.enum([
  "card",
  "applePay",
  "googlePay",
  "link",
  "ideal",
  "bancontact",
  "sepaDebit",
  "bankTransfer",
]);

export type PaymentMethod = z.output<typeof paymentMethod>;

/** Where people pay. */
export const PAYMENT_FORMS = ["Embedded", "Redirect", "Instructions"] as const;
export type PaymentForm = (typeof PAYMENT_FORMS)[number];

/** The details of the payer that a way of paying needs. */
export const PAYER_NEEDS = ["Country", "Address"] as const;
export type PayerNeed = (typeof PAYER_NEEDS)[number];

/** When the bank decides. Days: later than a page waits, as for debits and transfers. */
export const PAYMENT_DECISIONS = ["Now", "Days"] as const;
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number];

/** A bank transfer that the person makes themselves. `qr` is the text of a QR code for banking apps (EPC069-12). */
export const transferInstructions = z.strictObject({
  iban: z.string(),
  bic: z.string(),
  holder: z.string(),
  reference: z.string(),
  qr: z.string(),
});

export type TransferInstructions = z.output<typeof transferInstructions>;
