import { afterAll, beforeAll, expect, it } from "vitest";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder } from "../../../../test/payments/refund-desk.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { makeAdmin } from "../../../../test/people/people.ts";
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

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const reportOf = async (day: string) =>
  (await shop.call("reconcileDay", { query: { day } }, await makeAdmin(shop))).body;
const euros = (paidAmount: number, refundedAmount = 0, chargedBackAmount = 0) => {
  return { paidAmount, refundedAmount, chargedBackAmount };
};

it("lists every payment that the shop and the provider have differently, and nothing else", async () => {
  moveClock(shop, 86_400);
  const day = dayOf(shop.clock.now);
  const pot = await putOnSale(shop, 2000);
  const [same, refunded, missing] = [
    await paidGuestOrder(shop, stub, [pot]),
    await paidGuestOrder(shop, stub, [pot]),
    await paidGuestOrder(shop, stub, [pot]),
  ];
  expect(await reportOf(day)).toMatchObject({
    totals: [{ currencyCode: "EUR", shop: euros(75), provider: euros(75) }],
    differences: [],
  });

  stub.refund(refunded.providerPaymentId, 700);
  stub.notices.splice(0);
  stub.payments.delete(missing.providerPaymentId);
  const paid = stub.payments.get(same.providerPaymentId);
  const strayId = "pay_abcdefghijklmnopqrstuvwxyz";
  if (paid === undefined) throw new Error("no payment");
  stub.payments.set(strayId, { ...paid, id: strayId, reference: "another shop" });
  const report = await reportOf(day);
  expect(report.totals).toEqual([{ currencyCode: "EUR", shop: euros(75), provider: euros(75, 7) }]);
  expect(report.differences).toHaveLength(3);
  expect(report.differences).toContainEqual(
    expect.objectContaining({ kinds: ["Refunded"], shop: euros(25), provider: euros(25, 7) }),
  );
  expect(report.differences).toContainEqual(
    expect.objectContaining({ kinds: ["UnknownToProvider"], provider: null, shop: euros(25) }),
  );
  expect(report.differences).toContainEqual(
    expect.objectContaining({ kinds: ["UnknownToShop"], providerPaymentId: strayId, paymentId: null, shop: null }),
  );

  await runJob(shop, "reconcile-payments");
  expect(await reportOf(day)).toMatchObject({ quarantined: 1, differences: [{ kinds: ["UnknownToProvider"] }] });
  expect((await reportOf("2020-01-01")).totals).toEqual([]);
});
