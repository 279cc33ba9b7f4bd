import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyDirectly, movesDuring, putOnSale, toSend, validateOrder } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { openStripeTill, type StripeTill } from "../../../../test/payments/tills/stripe.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let till: StripeTill;
let shop: Shop;
let mara: TestPerson;

beforeAll(async () => {
  till = await openStripeTill(() => shop.clock.now);
  shop = await openListeningShop(till.variables);
  const free = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
  const ways = [{ ...free, provider: "stripe", method: "sepaDebit" } as const];
  await changeGroup(shop, await makeAdmin(shop), "payments", { value: { ways } });
  mara = await signUp(shop);
});
afterAll(async () => {
  await shop.close();
  await till.close();
});

/** Orders a lamp by SEPA debit. The bank has not decided yet. */
async function orderByDebit() {
  const body = { ...toSend([await putOnSale(shop, 2000)]), method: "sepaDebit" as const };
  const order = (await buyDirectly(shop, mara, body, randomUUID())).body;
  const session = till.books.session(order.paymentSessionResponse.id);
  const attempt = till.books.begin(session, "processing");
  await validateOrder(shop, session.id, mara);
  return { shipmentId: order.shipmentId ?? "", session, attempt };
}

it("a SEPA debit never comes into the balance, neither by cancelling before the bank decides nor after", async () => {
  const early = await orderByDebit();
  await cancel(shop, mara, early.shipmentId);
  till.books.capture(early.session, early.attempt);
  await runJob(shop, "reconcile-payments");
  const late = await orderByDebit();
  till.books.capture(late.session, late.attempt);
  await validateOrder(shop, late.session.id, mara);
  await cancel(shop, mara, late.shipmentId, { refund: "Balance" });
  const moves = await movesDuring(shop, () => runJob(shop, "send-refunds"));
  expect([await balanceOf(shop, mara), moves["gateway:stripe"]]).toEqual([0, 5000]);
  expect([early, late].map(({ attempt }) => attempt.refunds.map(({ amount }) => amount))).toEqual([[2500], [2500]]);
});
