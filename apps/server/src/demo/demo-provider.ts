import type { PaymentProviderName } from "@trove/contract/payment-providers";

/** The payment provider of all payments in the demo's history. */
export const DEMO_PROVIDER = "sandbox" satisfies PaymentProviderName;
