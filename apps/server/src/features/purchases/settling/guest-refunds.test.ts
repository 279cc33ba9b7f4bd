import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyAsGuest, movesDuring, putOnSale, toSend, validateOrder } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const PAID = 2500;

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

async function paidOrder() {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  const paymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  return { paymentId, shipmentId: body.shipmentId ?? "" };
}
const cancel = async (shipmentId: string) =>
  expect((await moveOn(shop, admin, shipmentId, { status: "Cancelled", reason: "Broken" })).status).toBe(200);
const refundedOf = (paymentId: string) => stub.payments.get(paymentId)?.balances["total_refunded"];

describe("a guest whose order is cancelled", () => {
  it.each([
    ["after the refund was sent", false],
    ["before the refund is sent", true],
  ])("gets the rest if an operator refunded a part at the provider, heard of %s", async (_when, isEarly) => {
    const { paymentId, shipmentId } = await paidOrder();
    stub.refund(paymentId, 1000);
    await cancel(shipmentId);
    if (isEarly) await stub.deliver(shop);
    await runJob(shop, "send-refunds");
    expect(refundedOf(paymentId)).toBe(PAID);
    await stub.deliver(shop);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it.each([
    ["and the shop has heard of it", true],
    ["but the shop has not heard of it", false],
  ])("gets no refund on top if the bank has charged the payment back, %s", async (_what, isHeard) => {
    const { paymentId, shipmentId } = await paidOrder();
    await cancel(shipmentId);
    stub.dispute(paymentId);
    if (isHeard) await stub.deliver(shop);
    const books = await movesDuring(shop, async () => {
      await runJob(shop, "send-refunds");
      await stub.deliver(shop);
    });
    expect(refundedOf(paymentId)).toBe(0);
    expect(books).toEqual(isHeard ? {} : { "gateway:checkoutcom": PAID, "house:chargebacks": -PAID });
  });

  it("is found by the books check if the provider refuses, and gets the rest once it refunds a part itself", async () => {
    const { paymentId, shipmentId } = await paidOrder();
    const payment = stub.payments.get(paymentId);
    if (payment === undefined) throw new Error("no payment");
    payment.balances["total_captured"] = 0;
    await cancel(shipmentId);
    for (let round = 0; round < 3; round += 1) await runJob(shop, "send-refunds");
    expect(await findImbalances(shop)).toEqual([expect.stringContaining("stays with the shop")]);
    payment.balances["total_captured"] = PAID;
    stub.refund(paymentId, 1);
    await stub.deliver(shop);
    await runJob(shop, "send-refunds");
    expect(refundedOf(paymentId)).toBe(PAID);
    await stub.deliver(shop);
  });
});

it("takes a chargeback of a guest's late payment from what is kept for the refund", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  const paymentId = stub.pay(body.paymentSessionResponse.id, "pending");
  stub.decline(paymentId);
  expect(await validateOrder(shop, paymentId)).toBe("Failed");
  const books = await movesDuring(shop, async () => {
    stub.capture(paymentId);
    await stub.deliver(shop);
    stub.dispute(paymentId);
    await stub.deliver(shop);
    await runJob(shop, "send-refunds");
  });
  expect([refundedOf(paymentId), books]).toEqual([0, {}]);
});
