import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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
import { moveOn } from "../../../test/people/operator.ts";
import { putOnSale } from "../../../test/orders/orders.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let paid: { subjectId: string; providerPaymentId: string };

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  [admin, mara] = [await makeAdmin(shop), await signUp(shop)];
  paid = await paidTopUp(shop, stub, mara);
});

const look = () => paymentOf(shop, admin, paid.subjectId);
const refund = (amount: number) => refundTopUp(shop, admin, paid.subjectId, amount);
const toldOf = async (paymentId: string) => {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
  return items.flatMap(({ kind, params }) => (Object.values(params).includes(paymentId) ? [kind] : []));
};

it("does not send a refund again that reached the provider before a crash and failed since", async () => {
  await refund(30);
  const { refundId } = await shop.owner.connection
    .selectFrom("refunds")
    .select("refundId")
    .where("userId", "=", mara.userId)
    .executeTakeFirstOrThrow();
  const sent = { id: "act_sent", type: "Refund" as const, approved: false, amount: 3000, reference: refundId };
  stub.actions.set(paid.providerPaymentId, [sent]);
  await sendRefunds(shop, stub);
  expect(stub.payments.get(paid.providerPaymentId)?.balances["total_refunded"]).toBe(0);
  expect(await balanceOf(shop, mara)).toBe(5000);
  expect(await look()).toMatchObject({ leftAmount: 50, refunds: [{ status: "Returned" }] });
});

it("keeps what is held for a refund while another fails that the shop did not request", async () => {
  await refund(20);
  stub.refund(paid.providerPaymentId, 3000);
  stub.declineRefund(paid.providerPaymentId);
  await stub.deliver(shop);
  expect([await balanceOf(shop, mara), (await look()).heldAmount, (await look()).leftAmount]).toEqual([3000, 20, 30]);
  await sendRefunds(shop, stub);
  expect(await look()).toMatchObject({ heldAmount: 0, leftAmount: 30, refundedAmount: 20 });
  expect([await balanceOf(shop, mara), await findImbalances(shop)]).toEqual([3000, []]);
});

it("does not report a failed refund that the provider's list leaves out as a difference", async () => {
  await refund(30);
  await sendRefunds(shop, stub);
  stub.declineRefund(paid.providerPaymentId);
  await stub.deliver(shop);
  const date = shop.clock.now.toISOString().slice(0, 10);
  const { body } = await shop.call("reconcileDay", { query: { day: date } }, admin);
  expect(body.differences.filter(({ providerPaymentId: id }) => id === paid.providerPaymentId)).toEqual([]);
});

it("finds a lost failure when it compares older payments", async () => {
  await refund(30);
  await sendRefunds(shop, stub);
  stub.declineRefund(paid.providerPaymentId);
  stub.notices.splice(0);
  await shop.owner.connection.updateTable("providerChecks").set({ sweptUntil: null }).execute();
  moveClock(shop, 60);
  await runJob(shop, "reconcile-payments");
  expect(await balanceOf(shop, mara)).toBe(5000);
});

it("tells operators of a refund that comes back days after it was requested, and warns of its top-up", async () => {
  await refund(30);
  await sendRefunds(shop, stub);
  moveClock(shop, 5 * 86_400);
  [admin] = [await makeAdmin(shop)];
  stub.declineRefund(paid.providerPaymentId);
  await stub.deliver(shop);
  await runJob(shop, "tell-operators");
  const { id, warnings } = await look();
  expect([await toldOf(id), warnings]).toEqual([["refundFailed"], ["Refund"]]);
});

it("counts a failed refund once while the provider's total has not fallen yet", async () => {
  await refund(30);
  await sendRefunds(shop, stub);
  stub.declineRefund(paid.providerPaymentId);
  const payment = stub.payments.get(paid.providerPaymentId);
  if (payment === undefined) throw new Error("no payment");
  payment.balances = { ...payment.balances, total_refunded: 3000 };
  await stub.deliver(shop);
  expect([await balanceOf(shop, mara), (await look()).leftAmount]).toEqual([5000, 50]);
});

it("looks at a taken refund again an hour after a look that failed", async () => {
  await refund(30);
  await sendRefunds(shop, stub);
  stub.declineRefund(paid.providerPaymentId);
  stub.notices.splice(0);
  const payment = stub.payments.get(paid.providerPaymentId);
  moveClock(shop, 86_400);
  stub.payments.set(paid.providerPaymentId, { ...payment, status: 1 } as never);
  await runJob(shop, "send-refunds");
  if (payment !== undefined) stub.payments.set(paid.providerPaymentId, payment);
  moveClock(shop, 3_600);
  await runJob(shop, "send-refunds");
  expect(await balanceOf(shop, mara)).toBe(5000);
});

it("requests the rest of a guest's cancelled order although an earlier refund of it came back", async () => {
  const pots = [await putOnSale(shop, 2000), await putOnSale(shop, 1000)];
  const order = await paidGuestOrder(shop, stub, pots);
  const lines = [{ position: 2, quantity: 1 }];
  await refundOrder(shop, admin, order.subjectId, { lines });
  await sendRefunds(shop, stub);
  stub.declineRefund(order.providerPaymentId);
  await stub.deliver(shop);
  expect((await refundOrder(shop, admin, order.subjectId, { lines })).status).toBe(200);
  await sendRefunds(shop, stub);
  await moveOn(shop, admin, order.shipmentId, { status: "Cancelled", reason: "Sold out" });
  await sendRefunds(shop, stub);
  expect(await paymentOf(shop, admin, order.subjectId)).toMatchObject({ leftAmount: 0, refundedAmount: 35 });
  expect(await findImbalances(shop)).toEqual([]);
});

it("reports a guest's cancelled order a week after its refund came back, unless it was refunded again", async () => {
  const order = await paidGuestOrder(shop, stub, [await putOnSale(shop, 2000)]);
  await moveOn(shop, admin, order.shipmentId, { status: "Cancelled", reason: "Sold out" });
  await sendRefunds(shop, stub);
  stub.declineRefund(order.providerPaymentId);
  await stub.deliver(shop);
  expect(await findImbalances(shop)).toEqual([]);
  const aged = { failedAt: sql<Date>`now() - interval '8 days'` };
  await shop.owner.connection.updateTable("refunds").set(aged).where("status", "=", "Returned").execute();
  expect(await findImbalances(shop)).not.toEqual([]);
  await refundOrder(shop, admin, order.subjectId, { isWhole: true });
  await sendRefunds(shop, stub);
  expect(await findImbalances(shop)).toEqual([]);
});
