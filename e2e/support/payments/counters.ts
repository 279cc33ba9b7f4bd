import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { AllHands, Counter } from "./counter.ts";
import { bankHands, openBankCounter } from "./counters/bank.ts";
import { checkoutHands, openCheckoutCounter } from "./counters/checkoutcom.ts";
import { mollieHands, openMollieCounter } from "./counters/mollie.ts";
import { openSandboxCounter, sandboxHands } from "./counters/sandbox.ts";
import { openStripeCounter, stripeHands } from "./counters/stripe.ts";

/** How people pay at each provider. */
export const counters: Record<PaymentProviderName, () => Promise<Counter>> = {
  sandbox: openSandboxCounter,
  checkoutcom: openCheckoutCounter,
  stripe: openStripeCounter,
  mollie: openMollieCounter,
  bank: openBankCounter,
};

/** How people use each method of a provider. */
export const allHands: Record<PaymentProviderName, AllHands> = {
  sandbox: sandboxHands,
  checkoutcom: checkoutHands,
  stripe: stripeHands,
  mollie: mollieHands,
  bank: bankHands,
};
