import { expect } from "vitest";
import { settleTopUp } from "../../src/features/balance/index.ts";
import { makePayments, makeProviderSet } from "../../src/features/payments/index.ts";
import { paymentProviders } from "../../src/payment-providers/payment-providers.ts";
import type { PaymentProvider } from "../../src/payment-providers/provider.ts";
import type { Shop } from "../shop/shop.ts";
import { ModelBank } from "./model-bank.ts";

/** A bank behind the provider `name`. `change` replaces some of the provider's calls. */
export function bankOf(
  name: PaymentProvider["name"],
  change: (own: PaymentProvider) => Partial<PaymentProvider> = () => ({}),
) {
  const bank = new ModelBank();
  const own: PaymentProvider = {
    ...bank.provider,
    name,
    createSession: async (request) => ({ ...(await bank.provider.createSession(request)), provider: name }),
  };
  return { bank, provider: { ...own, ...change(own) } };
}
export type Bank = ReturnType<typeof bankOf>;

/** The payments room with these providers, of which some may take no new payments. */
export function roomOf(
  shop: Shop,
  [first, ...others]: readonly [Bank, ...Bank[]],
  taking: readonly PaymentProvider["name"][] = ["checkoutcom", "sandbox"],
) {
  const { secrets } = shop;
  const db = shop.database.connection;
  const now = () => new Date(shop.clock.now);
  const offers = new Map(taking.map((name) => [name, paymentProviders[name].offer]));
  const providers = makeProviderSet([first.provider, ...others.map(({ provider }) => provider)], offers, now);
  const settlers = { TopUp: settleTopUp, Purchase: () => expect.fail("no order") };
  const { settings } = shop.app;
  const parts = { db, secrets, providers, settings, settlers, now, log: { warn: () => {} } };
  return { parts, payments: makePayments(parts) };
}
