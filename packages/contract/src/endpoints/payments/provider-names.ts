import { z } from "zod";

/** The payment providers that a shop can use, as they are named on the wire and in settings. */
export const paymentProviderName = z.enum(["sandbox", "checkoutcom", "stripe", "mollie", "bank"]);

export type PaymentProviderName = z.output<typeof paymentProviderName>;
