import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyFromBalance, movesDuring, putOnSale, toKeep } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, paymentOf, refundTopUp, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let paid: { subjectId: string; providerPaymentId: string };

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  await sendRefunds(shop, stub);
  mara = await signUp(shop);
  paid = await paidTopUp(shop, stub, mara);
});

const refund = (amount: number, key?: string) => refundTopUp(shop, admin, paid.subjectId, amount, key);
const look = () => paymentOf(shop, admin, paid.subjectId);
const refundedAtProvider = () => stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"];
const spend = async (price: number) => buyFromBalance(shop, mara, toKeep([await putOnSale(shop, price)]));

describe("a top-up", () => {
  it("leaves the balance when its refund is requested, and the shop when the provider reports it", async () => {
    const requested = await movesDuring(shop, async () => {
      expect((await refund(30)).body).toMatchObject({ leftAmount: 20, heldAmount: 30, refunds: [{ amount: 30 }] });
    });
    expect(requested).toEqual({ "house:refunds": 3000 });
    expect([await balanceOf(shop, mara), (await spend(3000)).status]).toEqual([2000, 409]);
    const reported = await movesDuring(shop, () => sendRefunds(shop, stub));
    expect(reported).toEqual({ "house:refunds": -3000, "gateway:checkoutcom": 3000 });
    expect([refundedAtProvider(), await balanceOf(shop, mara)]).toEqual([3000, 2000]);
    expect(await look()).toMatchObject({ leftAmount: 20, heldAmount: 0, refundedAmount: 30 });
  });

  it("is refunded only as far as it has not been spent", async () => {
    await spend(4000);
    expect(JSON.parse((await refund(20)).text)).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    expect((await refund(10)).status).toBe(200);
    expect((await look()).refunds).toHaveLength(1);
  });

  it("is refunded no further than it was paid, whatever else is in the balance", async () => {
    await paidTopUp(shop, stub, mara, 100);
    expect((await refund(50.01)).status).toBe(409);
    expect((await refund(50)).status).toBe(200);
    expect((await refund(0.01)).status).toBe(409);
    await sendRefunds(shop, stub);
    expect([refundedAtProvider(), await balanceOf(shop, mara)]).toEqual([5000, 10_000]);
  });

  it("comes back to the balance if the provider refuses", async () => {
    const payment = stub.payments.get(paid.providerPaymentId);
    if (payment === undefined) throw new Error("no payment");
    payment.balances["total_captured"] = 0;
    await refund(50);
    const books = await movesDuring(shop, () => runJob(shop, "send-refunds"));
    expect([books, await balanceOf(shop, mara)]).toEqual([{ "house:refunds": -5000 }, 5000]);
    expect(await look()).toMatchObject({ leftAmount: 50, heldAmount: 0, refunds: [{ status: "Refused" }] });
  });

  it("is not refunded on top of a chargeback, which takes what was held", async () => {
    await refund(30);
    stub.dispute(paid.providerPaymentId);
    const books = await movesDuring(shop, () => runJob(shop, "send-refunds"));
    expect([books, refundedAtProvider(), await balanceOf(shop, mara)]).toEqual([
      { "house:refunds": -3000, "gateway:checkoutcom": 5000 },
      0,
      0,
    ]);
  });

  it("a top-up in another currency adds up to the cent", async () => {
    const { subjectId } = await paidTopUp(shop, stub, mara, 33.33, "USD");
    const { paid: sum } = await paymentOf(shop, admin, subjectId);
    const before = await balanceOf(shop, mara);
    for (const amount of [sum.amount / 3, sum.amount / 7].map((part) => Math.floor(part * 100) / 100)) {
      expect((await refundTopUp(shop, admin, subjectId, amount)).status).toBe(200);
    }
    const { leftAmount: left } = await paymentOf(shop, admin, subjectId);
    expect((await refundTopUp(shop, admin, subjectId, left)).body).toMatchObject({ leftAmount: 0 });
    expect(before - (await balanceOf(shop, mara))).toBe(3333);
    await sendRefunds(shop, stub);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({
      refundedAmount: 33.33,
      heldAmount: 0,
      leftAmount: 0,
    });
  });
});

describe("at the same time", () => {
  it("spending and refunding use each cent once", async () => {
    const pot = await putOnSale(shop, 3000);
    const { leftAmount, id } = await look();
    const body = { amount: 30, leftAmount, reason: "Asked for it" };
    const tries = await Promise.all([
      ...[1, 2, 3].map(() => buyFromBalance(shop, mara, toKeep([pot]))),
      ...[1, 2, 3].map(() => shop.call("refundTopUp", { params: { id }, body }, { ...admin, key: randomUUID() })),
    ]);
    expect(tries.filter(({ status }) => status < 300)).toHaveLength(1);
    await sendRefunds(shop, stub);
    expect(await balanceOf(shop, mara)).toBe(2000);
  });

  it("reports of the provider and the shop's own look book a refund once", async () => {
    await refund(20);
    await refund(30);
    await Promise.all([runJob(shop, "send-refunds"), runJob(shop, "send-refunds"), runJob(shop, "reconcile-payments")]);
    await Promise.all([stub.deliver(shop), runJob(shop, "reconcile-payments")]);
    expect([refundedAtProvider(), await balanceOf(shop, mara), (await look()).heldAmount]).toEqual([5000, 0, 0]);
  });
});
