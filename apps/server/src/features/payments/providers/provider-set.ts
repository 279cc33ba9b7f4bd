import { Refusal } from "../../../command/refusal.ts";
import type { PaymentProvider } from "../../../payment-providers/provider.ts";
import { Health } from "./health.ts";
import type { Offers } from "./ways-for.ts";

/** The payment providers of a shop. */
export type ProviderSet = {
  /** Every provider, the preferred ones first, and those that take no new payments last. */
  all: readonly [PaymentProvider, ...PaymentProvider[]];
  find(name: string): PaymentProvider | undefined;
  /** Throws GATEWAY_UNAVAILABLE for a provider that the shop no longer has. */
  of(name: string): PaymentProvider;
  /** The offers of the providers that take new payments. */
  offers: Offers;
  health: Health;
};

/** Makes the set of a shop's providers. Those without an offer take no new payments. */
export function makeProviderSet(
  all: readonly [PaymentProvider, ...PaymentProvider[]],
  offers: Offers,
  now: () => Date,
): ProviderSet {
  const byName = new Map<string, PaymentProvider>(all.map((provider) => [provider.name, provider]));
  return {
    all,
    find: (name) => byName.get(name),
    of(name) {
      const provider = byName.get(name);
      if (provider === undefined) throw new Refusal("GATEWAY_UNAVAILABLE");
      return provider;
    },
    offers,
    health: new Health(now),
  };
}
