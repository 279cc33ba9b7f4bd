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

/** A bank transfer that the person makes themselves. `qr` is the text of a QR code for banking apps (EPC069-12). */
export const transferInstructions = z.strictObject({
  iban: z.string(),
  bic: z.string(),
  holder: z.string(),
  reference: z.string(),
  qr: z.string(),
});

export type TransferInstructions = z.output<typeof transferInstructions>;
