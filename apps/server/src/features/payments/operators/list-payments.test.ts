import { afterAll, beforeAll, expect, it } from "vitest";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, paidTopUp, paymentOf } from "../../../../test/payments/refund-desk.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  [admin, mara] = [await makeAdmin(shop), await signUp(shop)];
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const list = async (query: object) => (await shop.call("listPayments", { query }, admin)).body;

it("finds payments by number, e-mail and ids, and by what happened to them", async () => {
  const order = await paidGuestOrder(shop, stub, [await putOnSale(shop)]);
  const topUp = await paidTopUp(shop, stub, mara);
  const ofOrder = await paymentOf(shop, admin, order.subjectId);
  const ofTopUp = await paymentOf(shop, admin, topUp.subjectId);
  for (const [search, expected] of [
    [ofOrder.order?.number.toLowerCase(), ofOrder.id],
    ["GUEST@trove.example", ofOrder.id],
    [order.providerPaymentId, ofOrder.id],
    [ofOrder.id, ofOrder.id],
    [mara.email.toUpperCase(), ofTopUp.id],
    [topUp.subjectId, ofTopUp.id],
  ]) {
    expect([search, (await list({ search })).items.map(({ id }) => id)]).toEqual([search, [expected]]);
  }
  for (const search of ["O-000000000000", "nobody@trove.example", "pay_none", "%", "' or 1=1"]) {
    expect([search, (await list({ search })).totalCount]).toEqual([search, 0]);
  }
  expect((await list({ purpose: "TopUp" })).items.map(({ id }) => id)).toEqual([ofTopUp.id]);
  stub.dispute(topUp.providerPaymentId);
  await stub.deliver(shop);
  for (const warning of ["Chargeback", "Open"]) {
    expect((await list({ warning })).items.map(({ id }) => id)).toEqual([ofTopUp.id]);
  }
  expect((await list({ to: "2000-01-01" })).totalCount).toBe(0);
  expect((await list({ sortBy: "Amount", sortDirection: "Asc" })).items.map(({ id }) => id)).toEqual([
    ofOrder.id,
    ofTopUp.id,
  ]);
});

it("streams all that matches as a file, and keeps who exported it", async () => {
  const { text, headers } = await shop.call("downloadPayments", { query: { purpose: "TopUp" } }, admin);
  const [head, row, ...rest] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect([head?.split(",").length, row?.split(",").length, rest]).toEqual([14, 14, []]);
  expect(row).toContain(mara.email);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const entries = await shop.owner.connection
    .selectFrom("auditEntries")
    .select(["actorId", "after"])
    .where("action", "=", "downloadPayments")
    .execute();
  expect(entries).toMatchObject([{ actorId: admin.userId, after: { purpose: "TopUp" } }]);
});
