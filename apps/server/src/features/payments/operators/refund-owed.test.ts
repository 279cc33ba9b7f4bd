import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { buyDirectly, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paymentOf, refundOrder, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let pot: TestItem;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
  pot = await putOnSale(shop, 2000);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

type StubPayment = NonNullable<ReturnType<CheckoutStub["payments"]["get"]>>;

/** Lets the provider refuse the refund that waits. */
async function refuseRefund({ balances }: StubPayment): Promise<void> {
  balances["total_captured"] = 0;
  await sendRefunds(shop, stub);
}

/** An order by card that its person cancels in a break, so that its refund to the card waits. */
async function cancelled() {
  const person = await signUp(shop);
  const { body } = await buyDirectly(shop, person, toSend([pot]));
  const paymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  const payment = stub.payments.get(paymentId) ?? expect.fail("no payment");
  await stub.deliver(shop);
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });
  await cancel(shop, person, body.shipmentId ?? "", { refund: "Balance" });
  return { person, purchaseId: body.purchaseId, paymentId, payment };
}

it("does not refund a person's order to the card, because cancelling it credits the balance", async () => {
  const { body } = await buyDirectly(shop, await signUp(shop), toSend([pot]));
  stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  const response = await refundOrder(shop, admin, body.purchaseId, { isWhole: true });
  expect([response.status, (await paymentOf(shop, admin, body.purchaseId)).refundKind]).toEqual([409, null]);
});

it("requests what is owed to a person's card again, if the provider has refused the refund", async () => {
  const { person, purchaseId, payment } = await cancelled();
  expect(await paymentOf(shop, admin, purchaseId)).toMatchObject({ leftAmount: 0, refundKind: null });
  await refuseRefund(payment);
  expect(await paymentOf(shop, admin, purchaseId)).toMatchObject({ leftAmount: 25, refundKind: "Owed" });
  expect((await findImbalances(shop)).join()).toContain("payments-come-back-once");
  expect((await shop.call("getClosure", {}, person)).body.holds).toEqual(["Owed"]);
  payment.balances["total_captured"] = 2500;
  const refused = [{ hasShipping: true }, { isWhole: true, leftAmount: 24 }];
  for (const part of refused) expect((await refundOrder(shop, admin, purchaseId, part)).status).toBe(409);
  const requested = await refundOrder(shop, admin, purchaseId, { isWhole: true });
  expect(requested.body).toMatchObject({ leftAmount: 0, refundKind: null });
  await sendRefunds(shop, stub);
  expect(payment.balances["total_refunded"]).toBe(2500);
});

it("credits what is owed to a person's card to their balance, as a deposit that a break and a limit refuse", async () => {
  const { person, purchaseId, payment } = await cancelled();
  await refuseRefund(payment);
  const credit = (order: { leftAmount?: number } = {}) =>
    refundOrder(shop, admin, purchaseId, { isWhole: true, toBalance: true, ...order });
  const end = (table: string) => sql.raw(`delete from ${table} where user_id = '${person.userId}'`);
  expect([(await credit()).status, await balanceOf(shop, person)]).toEqual([409, 0]);
  await end("breaks").execute(shop.owner.connection);
  const limit = { kind: "Deposit", period: "week", amount: 24.99 } as const;
  await shop.call("setLimit", { body: limit }, { ...person, key: randomUUID() });
  expect([(await credit()).status, await balanceOf(shop, person)]).toEqual([409, 0]);
  await end("protection_limits").execute(shop.owner.connection);
  await overwrite(shop, "delete from protection_limit_changes where user_id = $1", [person.userId]);
  expect((await credit({ leftAmount: 24 })).status).toBe(409);
  const [one, two] = await Promise.all([credit(), credit()]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect(await balanceOf(shop, person)).toBe(2500);
  expect(await paymentOf(shop, admin, purchaseId)).toMatchObject({ leftAmount: 0, refundKind: null });
  const { used } = (await shop.call("getProtection", {}, person)).body;
  expect(used.find(({ period }) => period === "week")?.depositedAmount).toBe(25);
  expect(await findImbalances(shop)).toEqual([]);
});

it("credits nothing that the provider has refunded meanwhile, although the shop has not heard of it", async () => {
  const { person, purchaseId, paymentId, payment } = await cancelled();
  await refuseRefund(payment);
  await sql`delete from breaks where user_id = ${person.userId}`.execute(shop.owner.connection);
  payment.balances["total_captured"] = 2500;
  stub.refund(paymentId, 2500);
  const credited = await refundOrder(shop, admin, purchaseId, { isWhole: true, toBalance: true });
  expect([credited.status, await balanceOf(shop, person)]).toEqual([409, 0]);
  await stub.deliver(shop);
  expect(await findImbalances(shop)).toEqual([]);
});

it("credits a late payment whose refund the provider has refused, and it is late no more", async () => {
  const person = await signUp(shop);
  const { body } = await buyDirectly(shop, person, toSend([pot]));
  await cancel(shop, person, body.shipmentId ?? "");
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });
  const payment = stub.payments.get(stub.pay(body.paymentSessionResponse.id, "captured")) ?? expect.fail("no payment");
  await stub.deliver(shop);
  await refuseRefund(payment);
  expect((await findImbalances(shop)).join()).toContain("payments-come-back-once");
  await sql`delete from breaks where user_id = ${person.userId}`.execute(shop.owner.connection);
  const credited = await refundOrder(shop, admin, body.purchaseId, { isWhole: true, toBalance: true });
  expect([credited.status, credited.body.leftAmount, await balanceOf(shop, person)]).toEqual([200, 0, 2500]);
  await sendRefunds(shop, stub);
  expect(await balanceOf(shop, person)).toBe(2500);
  expect(await findImbalances(shop)).toEqual([]);
});
