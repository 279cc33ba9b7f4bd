import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyDirectly, putOnSale, toKeep, toSend, validateOrder } from "../orders/orders.ts";
import { cancel } from "../orders/shipments.ts";
import { cards, payWith } from "../payments/till.ts";
import { signUp } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

// Shows a hole: card money comes to the balance past a deposit limit of nothing, and in a break.
it("card money that an order brings into the balance passes a deposit limit and a break", async () => {
  const mara = await signUp(shop);
  const lamp = await putOnSale(shop, 10_000, 5);
  const by = () => ({ token: mara.token, key: randomUUID() });
  await shop.call("setLimit", { body: { kind: "Deposit", period: "month", amount: 0 } }, by());
  await shop.call("beginBreak", { body: { kind: "Break" } }, by());

  const sent = (await buyDirectly(shop, mara, toSend([lamp]))).body;
  const paid = await payWith(shop, sent.paymentSessionResponse, cards.succeeds);
  await validateOrder(shop, paid.paymentId, mara);
  expect((await cancel(shop, mara, sent.shipmentId ?? "", { refund: "Balance" })).status).toBe(200);
  expect(await balanceOf(shop, mara)).toBe(fromEuros(105));

  const kept = (await buyDirectly(shop, mara, toKeep([lamp]))).body;
  const paidToo = await payWith(shop, kept.paymentSessionResponse, cards.succeeds);
  await validateOrder(shop, paidToo.paymentId, mara);
  const { items } = (await shop.call("listInventory", { query: {} }, mara)).body;
  const [own] = items.filter(({ status }) => status === "InInventory");
  const sale = { params: { id: own?.id ?? "" }, body: { expectedSellPrice: own?.sellPrice ?? 0 } };
  expect((await shop.call("sellInventoryItem", sale, by())).status).toBe(200);
  expect(await balanceOf(shop, mara)).toBe(fromEuros(195));
  const { used } = (await shop.call("getProtection", {}, mara)).body;
  expect(used.map(({ depositedAmount }) => depositedAmount)).toEqual([0, 0, 0]);
});
