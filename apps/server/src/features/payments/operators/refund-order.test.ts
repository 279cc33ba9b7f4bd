import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import { flagOf, movesDuring, putOnSale } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import {
  type Paid,
  paidGuestOrder,
  paymentOf,
  refundOrder,
  sendRefunds,
} from "../../../../test/payments/refund-desk.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let pot: TestItem;
let lamp: TestItem;
let paid: Paid;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
  [pot, lamp] = [await putOnSale(shop, 2000), await putOnSale(shop, 1000)];
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  await sendRefunds(shop, stub);
  // The order is two pots, a lamp and shipping: €20 + €20 + €10 + €5.
  paid = await paidGuestOrder(shop, stub, [pot, pot, lamp]);
});

const look = () => paymentOf(shop, admin, paid.subjectId);
const refund = (body: Parameters<typeof refundOrder>[3]) => refundOrder(shop, admin, paid.subjectId, body);
const refundedAtProvider = () => stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"];
const positionOf = async ({ name }: TestItem) => (await look()).lines.find((line) => line.name === name)?.position ?? 0;
const onePot = async () => ({ lines: [{ position: await positionOf(pot), quantity: 1 }] });

async function send() {
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, paid.shipmentId, { status });
  await moveOn(shop, admin, paid.shipmentId, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
}

describe("a guest's order", () => {
  it("is refunded by line and shipping, each booked to its account", async () => {
    const books = await movesDuring(shop, async () => {
      expect((await refund({ ...(await onePot()), hasShipping: true })).body).toMatchObject({
        leftAmount: 30,
        shipping: { shippingCost: 5, leftAmount: 0 },
        refunds: [{ amount: 25, status: "Requested", operatorName: admin.userName }],
      });
      await sendRefunds(shop, stub);
    });
    expect(books).toEqual({ "gateway:checkoutcom": 2500, "house:items": -2000, "house:shipping": -500 });
    expect(refundedAtProvider()).toBe(2500);
    expect(await look()).toMatchObject({
      leftAmount: 30,
      refundedAmount: 25,
      refunds: [{ status: "Taken" }],
      warnings: [],
    });
  });

  it("gets back no more pieces, shipping or money than it has", async () => {
    const position = await positionOf(lamp);
    for (const body of [
      { lines: [{ position, quantity: 2 }] },
      { lines: [{ position: 9, quantity: 1 }] },
      {
        lines: [
          { position, quantity: 1 },
          { position, quantity: 1 },
        ],
      },
      {},
    ]) {
      expect([body, (await refund(body)).status]).toEqual([body, 409]);
    }
    await refund({ lines: [{ position, quantity: 1 }], hasShipping: true });
    expect((await refund({ lines: [{ position, quantity: 1 }] })).status).toBe(409);
    expect((await refund({ hasShipping: true })).status).toBe(409);
    expect((await look()).leftAmount).toBe(40);
  });

  it("is refused if something else is left than the operator saw", async () => {
    stub.refund(paid.providerPaymentId, 100);
    await stub.deliver(shop);
    const response = await refund({ ...(await onePot()), leftAmount: 55 });
    expect(JSON.parse(response.text)).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await refund({ ...(await onePot()), leftAmount: 54 })).body.leftAmount).toBe(34);
  });

  it("gets all that is left once it has been sent, in two refunds", async () => {
    await refund(await onePot());
    expect((await refund({ isWhole: true })).status).toBe(409);
    await send();
    const books = await movesDuring(shop, async () => {
      expect((await refund({ isWhole: true })).body).toMatchObject({ leftAmount: 0, shipping: { leftAmount: 0 } });
      await sendRefunds(shop, stub);
    });
    expect(books).toEqual({ "gateway:checkoutcom": 5500, "house:items": -5000, "house:shipping": -500 });
    expect(refundedAtProvider()).toBe(5500);
    expect((await look()).lines.map(({ quantity, refundedQuantity }) => quantity - refundedQuantity)).toEqual([0, 0]);
    expect(await flagOf(shop, paid.subjectId)).toBeNull();
  });

  it("gets the rest when it is cancelled after a refund of a part", async () => {
    const books = await movesDuring(shop, async () => {
      await refund(await onePot());
      await moveOn(shop, admin, paid.shipmentId, { status: "Cancelled", reason: "Sold out" });
      await sendRefunds(shop, stub);
      await sendRefunds(shop, stub);
    });
    expect(refundedAtProvider()).toBe(5500);
    expect(books).toEqual({ "gateway:checkoutcom": 5500, "house:items": -5000, "house:shipping": -500 });
  });

  it("can be refunded again if the provider refused", async () => {
    const payment = stub.payments.get(paid.providerPaymentId);
    if (payment === undefined) throw new Error("no payment");
    payment.balances["total_captured"] = 0;
    await refund(await onePot());
    await sendRefunds(shop, stub);
    expect(await look()).toMatchObject({ leftAmount: 55, refunds: [{ status: "Refused" }] });
    payment.balances["total_captured"] = 5500;
    await refund({ lines: [{ position: await positionOf(pot), quantity: 2 }] });
    await sendRefunds(shop, stub);
    expect(refundedAtProvider()).toBe(4000);
  });

  it("is flagged for an operator only if more was refunded than the shop asked for", async () => {
    await send();
    await refund(await onePot());
    await sendRefunds(shop, stub);
    expect(await flagOf(shop, paid.subjectId)).toBeNull();
    stub.refund(paid.providerPaymentId, 100);
    await stub.deliver(shop);
    expect((await look()).warnings).toEqual(["Refund"]);
    const { id } = await look();
    const handled = { params: { id }, body: { reason: "Agreed by phone" } };
    expect((await shop.call("handlePayment", handled, admin)).body.handledAtUtc).not.toBeNull();
    const open = await shop.call("listPayments", { query: { search: id, warning: "Open" } }, admin);
    expect(open.body.totalCount).toBe(0);
    stub.dispute(paid.providerPaymentId);
    await stub.deliver(shop);
    expect(await look()).toMatchObject({ handledAtUtc: null, warnings: ["Chargeback", "Refund"], leftAmount: 0 });
  });
});

describe("refunds at the same time", () => {
  it("never exceed what was paid, by line or as a whole", async () => {
    await send();
    const { leftAmount: left } = await look();
    const line = await onePot();
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        refund(index % 2 === 0 ? { ...line, leftAmount: left } : { isWhole: true, leftAmount: left }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    await sendRefunds(shop, stub);
    expect(refundedAtProvider()).toBe(left * 100 - (await look()).leftAmount * 100);
  });

  it("refunds at the same time as a retry with one key are one refund", async () => {
    const [key, line] = [randomUUID(), { ...(await onePot()), leftAmount: 55 }];
    const tries = await Promise.all(Array.from({ length: 6 }, () => refund({ ...line, key })));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 200));
    expect((await look()).refunds).toHaveLength(1);
  });

  it("refunds at the same time as a cancellation return the payment once", async () => {
    const line = { ...(await onePot()), leftAmount: 55 };
    await Promise.all([
      refund(line),
      refund(line),
      moveOn(shop, admin, paid.shipmentId, { status: "Cancelled", reason: "Sold out" }),
    ]);
    await sendRefunds(shop, stub);
    await sendRefunds(shop, stub);
    expect(refundedAtProvider()).toBe(5500);
  });
});

it("leaves an audit entry with who, what, before, after and why", async () => {
  const { body } = await refund(await onePot());
  const entries = await shop.owner.connection
    .selectFrom("auditEntries")
    .selectAll()
    .where("subjectId", "=", body.id)
    .where("action", "!=", "getPayment")
    .execute();
  expect(entries).toMatchObject([
    {
      actorId: admin.userId,
      action: "refundPurchase",
      before: { status: "Success" },
      after: { requestedCents: 2000 },
      reason: "It came broken",
    },
  ]);
});
