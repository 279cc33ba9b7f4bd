import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { bank } from "./bank/index.ts";
import { checkoutcom } from "./checkoutcom/index.ts";
import type { AnyProvider } from "./define-provider.ts";
import { mollie } from "./mollie/index.ts";
import { sandbox } from "./sandbox/index.ts";
import { stripe } from "./stripe/index.ts";

/** Every payment provider that a shop can use. */
export const paymentProviders = { sandbox, checkoutcom, stripe, mollie, bank } satisfies {
  [Name in PaymentProviderName]: AnyProvider & { name: Name };
};

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The environment variables of all providers. */
export const providerSettings = Object.fromEntries(
  Object.values(paymentProviders).flatMap(({ settings }) => Object.entries(settings)),
) as AllOf<(typeof paymentProviders)[keyof typeof paymentProviders]["settings"]>;

/** Whether a provider takes real cards, with these settings. */
export function movesMoney(name: PaymentProviderName, settings: Parameters<AnyProvider["movesMoney"]>[0]): boolean {
  const provider: AnyProvider = paymentProviders[name];
  return provider.movesMoney(settings);
}
