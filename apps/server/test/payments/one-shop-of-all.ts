import { randomUUID } from "node:crypto";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { paymentProviders } from "../../src/payment-providers/payment-providers.ts";
import type { PaymentSession } from "../../src/payment-providers/provider.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import { changeGroup } from "../settings/change-group.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { openVendors, type Vendors } from "./all-tills.ts";
import { importStatement } from "./statements.ts";
import { addAddress, cards, payWith, topUp } from "./till.ts";

/** The method that tests pay with at a provider: its first one. */
export const methodOf = (name: PaymentProviderName): PaymentMethod =>
  (Object.keys(paymentProviders[name].offer.methods) as PaymentMethod[])[0] ?? "card";

/** A shop with every provider, each of which is a till. */
export type ShopOfAll = {
  shop: Shop;
  vendors: Vendors;
  admin: TestPerson;
  /** Offers top-ups at these providers alone, in this order. */
  offer(...names: PaymentProviderName[]): Promise<void>;
  /** Begins a top-up of €50, at the first provider that is offered and answers. */
  begin(person: TestPerson, method: PaymentMethod): Promise<{ session: PaymentSession; transactionId: string }>;
  /** Pays a session. Nobody tells the shop, but for an operator who imports the bank's statement. Returns the id. */
  pay(session: PaymentSession): Promise<string>;
  close(): Promise<void>;
};

export async function openShopOfAll(): Promise<ShopOfAll> {
  const place: { shop?: Shop } = {};
  const { vendors, variables } = await openVendors(() => place.shop?.clock.now ?? new Date());
  const opened = await openListeningShop(variables);
  place.shop = opened;
  // All payments of a test begin on one day.
  const tomorrow = new Date(opened.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
  opened.clock.now = new Date(`${tomorrow}T12:00:00Z`);
  const admin = await makeAdmin(opened);
  const any = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: false };
  return {
    shop: opened,
    vendors,
    admin,
    async offer(...names) {
      const ways = names.map((provider) => ({ ...any, provider, method: methodOf(provider) }));
      await changeGroup(opened, admin, "payments", { value: { ways } });
    },
    async begin(person, method) {
      const addressId = await addAddress(opened, person);
      const { status, body, text } = await topUp(opened, person, { addressId, method, key: randomUUID() });
      if (status !== 201) throw new Error(text);
      return { session: body.paymentSessionResponse, transactionId: body.transactionId };
    },
    async pay(session) {
      const till = vendors.get(session.provider);
      if (till === undefined) return (await payWith(opened, session, cards.succeeds)).paymentId;
      till.take(session.id, "captured");
      const file = await till.statement?.(opened);
      if (file !== undefined) await importStatement(opened, admin, file);
      const paymentId = till.paymentId(session.id);
      if (paymentId === undefined) throw new Error(`${session.provider} has no payment of ${session.id}`);
      return paymentId;
    },
    async close() {
      await opened.close();
      for (const till of vendors.values()) await till.close();
    },
  };
}
