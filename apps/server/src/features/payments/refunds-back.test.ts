import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../test/catalogue/stock.ts";
import {
  buyDirectly,
  buyFromBalance,
  flagOf,
  movesDuring,
  putOnSale,
  toKeep,
  toSend,
} from "../../../test/orders/orders.ts";
import { moveOn } from "../../../test/people/operator.ts";
import { cancel } from "../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import {
  paidGuestOrder,
  paidTopUp,
  paymentOf,
  refundOrder,
  refundTopUp,
  sendRefunds,
} from "../../../test/payments/refund-desk.ts";
import { moveClock, runJob } from "../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let pot: TestItem;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  pot = await putOnSale(shop, 2000);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  // Each test signs in new people, because the clock moves on.
  [admin, mara] = [await makeAdmin(shop), await signUp(shop)];
});

const told = async () => (await shop.call("listNotifications", { query: {} }, mara)).body.items.map(({ kind }) => kind);

describe("a refund of a top-up", () => {
  let paid: { subjectId: string; providerPaymentId: string };
  beforeEach(async () => {
    paid = await paidTopUp(shop, stub, mara);
  });
  const look = () => paymentOf(shop, admin, paid.subjectId);
  const refund = (amount: number) => refundTopUp(shop, admin, paid.subjectId, amount);

  it("is in the balance again if the provider accepts it and it fails before it is counted", async () => {
    stub.failingRefunds.add(paid.providerPaymentId);
    const books = await movesDuring(shop, async () => {
      await refund(30);
      await sendRefunds(shop, stub);
    });
    expect([books, await balanceOf(shop, mara)]).toEqual([{}, 5000]);
    const refunds = [{ status: "Returned" }];
    expect(await look()).toMatchObject({ leftAmount: 50, heldAmount: 0, refundedAmount: 0, refunds });
    expect(await told()).toContain("refundCameBack");
  });

  it("is in the balance again if it fails after it was booked, and can be asked for again", async () => {
    await refund(30);
    await sendRefunds(shop, stub);
    expect([await balanceOf(shop, mara), (await look()).refundedAmount]).toEqual([2000, 30]);
    stub.declineRefund(paid.providerPaymentId);
    const books = await movesDuring(shop, async () => void (await stub.deliver(shop)));
    expect([books, await balanceOf(shop, mara)]).toEqual([{ "gateway:checkoutcom": -3000 }, 5000]);
    expect(await look()).toMatchObject({ leftAmount: 50, refundedAmount: 0, refunds: [{ status: "Returned" }] });
    expect((await refund(50)).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(await look()).toMatchObject({ leftAmount: 0, heldAmount: 0, refundedAmount: 50 });
    expect(await balanceOf(shop, mara)).toBe(0);
  });

  it("is found within days if the report of its failure is lost", async () => {
    await refund(30);
    await sendRefunds(shop, stub);
    stub.declineRefund(paid.providerPaymentId);
    stub.notices.splice(0);
    moveClock(shop, 86_000);
    await runJob(shop, "send-refunds");
    expect(await balanceOf(shop, mara)).toBe(2000);
    moveClock(shop, 400);
    await runJob(shop, "send-refunds");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("gives only its own part back beside another refund that is under way", async () => {
    stub.failingRefunds.add(paid.providerPaymentId);
    await refund(30);
    await sendRefunds(shop, stub);
    stub.failingRefunds.clear();
    await refund(20);
    expect([await balanceOf(shop, mara), (await look()).heldAmount]).toEqual([3000, 20]);
    await runJob(shop, "reconcile-payments");
    expect([await balanceOf(shop, mara), (await look()).heldAmount]).toEqual([3000, 20]);
    await sendRefunds(shop, stub);
    expect(await look()).toMatchObject({ leftAmount: 30, heldAmount: 0, refundedAmount: 20 });
  });

  it("first gives back what the house bore of it", async () => {
    const whole = await putOnSale(shop, 4000);
    await buyFromBalance(shop, mara, toKeep([whole]));
    stub.refund(paid.providerPaymentId, 5000);
    await stub.deliver(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
    stub.declineRefund(paid.providerPaymentId);
    const books = await movesDuring(shop, async () => void (await stub.deliver(shop)));
    expect(books).toEqual({ "gateway:checkoutcom": -5000, "house:chargebacks": 4000 });
    expect(await balanceOf(shop, mara)).toBe(1000);
  });

  it("leaves a later chargeback only what is with the shop", async () => {
    await refund(30);
    await sendRefunds(shop, stub);
    stub.declineRefund(paid.providerPaymentId);
    stub.dispute(paid.providerPaymentId);
    const books = await movesDuring(shop, async () => void (await stub.deliver(shop)));
    expect([books, await balanceOf(shop, mara)]).toEqual([{ "gateway:checkoutcom": 2000 }, 0]);
    expect(await look()).toMatchObject({ leftAmount: 0, refundedAmount: 0, chargedBackAmount: 50 });
  });
});

describe("the refunds of orders", () => {
  it("a refund of a guest's order goes back to the sales, and an operator can refund its lines again", async () => {
    const paid = await paidGuestOrder(shop, stub, [pot]);
    await moveOn(shop, admin, paid.shipmentId, { status: "Cancelled", reason: "Sold out" });
    await sendRefunds(shop, stub);
    stub.declineRefund(paid.providerPaymentId);
    const books = await movesDuring(shop, async () => {
      await stub.deliver(shop);
      await sendRefunds(shop, stub);
    });
    expect(books).toEqual({ "gateway:checkoutcom": -2500, "house:items": 2000, "house:shipping": 500 });
    expect(await flagOf(shop, paid.subjectId)).toBe("Refund");
    expect(await findImbalances(shop)).toEqual([]);
    const again = await refundOrder(shop, admin, paid.subjectId, { isWhole: true });
    expect([again.status, again.text]).toEqual([200, again.text]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"]).toBe(2500);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("a refund of the provider's own that comes back waits for an operator, and is not forgotten once handled", async () => {
    const paid = await paidGuestOrder(shop, stub, [pot]);
    stub.refund(paid.providerPaymentId, 700);
    await stub.deliver(shop);
    stub.declineRefund(paid.providerPaymentId);
    await stub.deliver(shop);
    await moveOn(shop, admin, paid.shipmentId, { status: "Cancelled", reason: "Sold out" });
    await sendRefunds(shop, stub);
    expect(stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"]).toBe(1800);
    expect(await findImbalances(shop)).toEqual([]);
    const { id } = await paymentOf(shop, admin, paid.subjectId);
    await shop.call("handlePayment", { params: { id }, body: { reason: "Seen" } }, admin);
    expect(await findImbalances(shop)).toEqual([expect.stringContaining("stays with the shop")]);
    expect((await refundOrder(shop, admin, paid.subjectId, { isWhole: true })).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"]).toBe(2500);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("a refund of a person's order is owed to the card again", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await shop.call("beginBreak", { body: { kind: "Break" } }, { ...mara, key: randomUUID() });
    await cancel(shop, mara, body.shipmentId ?? "", { refund: "Balance" });
    await sendRefunds(shop, stub);
    stub.declineRefund(providerPaymentId);
    await stub.deliver(shop);
    expect(await paymentOf(shop, admin, body.purchaseId)).toMatchObject({ leftAmount: 25, refundKind: "Owed" });
    expect((await refundOrder(shop, admin, body.purchaseId, { isWhole: true })).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(2500);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("a refund of the provider's own that comes back after a cancellation is owed to the card", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    stub.refund(providerPaymentId, 700);
    await stub.deliver(shop);
    await cancel(shop, mara, body.shipmentId ?? "", { refund: "Balance" });
    stub.declineRefund(providerPaymentId);
    await stub.deliver(shop);
    expect(await findImbalances(shop)).toEqual([]);
    const { id } = await paymentOf(shop, admin, body.purchaseId);
    await shop.call("handlePayment", { params: { id }, body: { reason: "Seen" } }, admin);
    expect(await findImbalances(shop)).toEqual([expect.stringContaining("its items are not with their owner")]);
    expect((await refundOrder(shop, admin, body.purchaseId, { isWhole: true })).status).toBe(200);
    await sendRefunds(shop, stub);
    expect([await balanceOf(shop, mara), await findImbalances(shop)]).toEqual([1800, []]);
  });

  it("a refund that comes back with a chargeback is booked first", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    stub.refund(providerPaymentId, 700);
    stub.refund(providerPaymentId, 700);
    await stub.deliver(shop);
    await cancel(shop, mara, body.shipmentId ?? "", { refund: "Balance" });
    expect(await balanceOf(shop, mara)).toBe(1100);
    stub.declineRefund(providerPaymentId);
    stub.dispute(providerPaymentId, 1800);
    const books = await movesDuring(shop, async () => void (await stub.deliver(shop)));
    expect(books).toEqual({ "gateway:checkoutcom": 1100, "house:items": 700, "house:chargebacks": -700 });
    expect([await balanceOf(shop, mara), await findImbalances(shop)]).toEqual([0, []]);
  });

  it("a refund goes back to the balance as far as that had given it", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await cancel(shop, mara, body.shipmentId ?? "", { refund: "Balance" });
    expect(await balanceOf(shop, mara)).toBe(2500);
    stub.refund(providerPaymentId, 2500);
    await stub.deliver(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
    stub.declineRefund(providerPaymentId);
    await stub.deliver(shop);
    expect([await balanceOf(shop, mara), await told()]).toEqual([2500, expect.arrayContaining(["refundCameBack"])]);
    expect(await findImbalances(shop)).toEqual([]);
  });
});
