import { expect } from "vitest";
import { ModelBank } from "../../../../test/payments/model-bank.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { Refusal } from "../../../command/refusal.ts";
import { paymentProviders } from "../../../payment-providers/payment-providers.ts";
import type { PaymentProvider } from "../../../payment-providers/provider.ts";
import { settleTopUp } from "../../balance/index.ts";
import { makePayments, makeProviderSet } from "../index.ts";

export const unavailable = () => Promise.reject(new Refusal("GATEWAY_UNAVAILABLE"));

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
type Bank = ReturnType<typeof bankOf>;

/** The payments room with two providers, of which the first may take no new payments. */
export function openRoom(
  shop: Shop,
  first: Bank,
  second: Bank,
  taking: readonly PaymentProvider["name"][] = ["checkoutcom", "sandbox"],
) {
  const { secrets } = shop;
  const db = shop.database.connection;
  const now = () => new Date(shop.clock.now);
  const offers = new Map(taking.map((name) => [name, paymentProviders[name].offer]));
  const providers = makeProviderSet([first.provider, second.provider], offers, now);
  const settlers = {
    TopUp: settleTopUp,
    Purchase: () => expect.fail("no order"),
    Gift: () => expect.fail("no gift code"),
  };
  const { settings, mail } = shop.app;
  const publicUrl = shop.environment.PUBLIC_URL;
  const parts = { db, secrets, providers, settings, settlers, mail, publicUrl, now, log: { warn: () => {} } };
  return { parts, payments: makePayments(parts) };
}

export const sessionsOf = ({ bank }: Bank) => [...bank.accounts.keys()];

/** A bank whose provider makes no sessions. */
export const away = (name: PaymentProvider["name"] = "checkoutcom") =>
  bankOf(name, () => ({ createSession: unavailable }));
