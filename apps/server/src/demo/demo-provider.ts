import type { PaymentProviderName } from "@trove/contract/payment-providers";

/** The provider of the payments of the history. */
export const DEMO_PROVIDER = "sandbox" satisfies PaymentProviderName;
