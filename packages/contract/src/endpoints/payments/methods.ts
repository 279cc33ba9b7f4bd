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
