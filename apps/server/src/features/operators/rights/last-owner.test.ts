import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp } from "../../../../test/payments/refund-desk.ts";
import { appointCustomer, makeAdmin, setPresets, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const mayChangeRights = async (owner: TestPerson) => (await shop.call("listOperators", {}, owner)).status === 200;

it("is not locked by a chargeback, as another Owner is, also if all are charged back at the same time", async () => {
  const first = await makeAdmin(shop);
  const customers = [await appointCustomer(shop, first), await appointCustomer(shop, first)];
  const paid = await Promise.all(customers.map((customer) => paidTopUp(shop, stub, customer)));
  await setPresets(shop, first.userId, ["Support"]);
  await Promise.all(
    paid.map(({ providerPaymentId }) => {
      stub.dispute(providerPaymentId);
      return stub.deliver(shop);
    }),
  );
  const still = await Promise.all(customers.map(mayChangeRights));
  expect(still.filter(Boolean)).toHaveLength(1);
});
