import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { bank } from "./bank/index.ts";
import { checkoutcom } from "./checkoutcom/index.ts";
import type { AnyProvider, Csp } from "./define-provider.ts";
import { mollie } from "./mollie/index.ts";
import type { ProviderOffer } from "./provider.ts";
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

/** The offer of a provider in a shop with these settings. */
export function offerOf(name: PaymentProviderName, settings: Parameters<AnyProvider["movesMoney"]>[0]): ProviderOffer {
  const provider: AnyProvider = paymentProviders[name];
  const without = provider.leavesOut?.(settings) ?? [];
  const methods = Object.entries(provider.offer.methods).filter(([method]) => !without.some((each) => each === method));
  return { ...provider.offer, methods: Object.fromEntries(methods) };
}

/** The sources that the form of a provider with these settings adds to the policy of pages. */
export function cspOf(name: PaymentProviderName, settings: Parameters<AnyProvider["movesMoney"]>[0]): Csp {
  const provider: AnyProvider = paymentProviders[name];
  return provider.csp(Object.keys(offerOf(name, settings).methods) as PaymentMethod[]);
}
