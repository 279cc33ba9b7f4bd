import { z } from "zod";
import { PAYMENT_METHODS } from "./method-names.ts";

export const paymentMethod = z.enum(PAYMENT_METHODS);

/** A bank transfer that the person makes themselves. `qr` is the text of a QR code for banking apps (EPC069-12). */
export const transferInstructions = z.strictObject({
  iban: z.string(),
  bic: z.string(),
  holder: z.string(),
  reference: z.string(),
  qr: z.string(),
});
