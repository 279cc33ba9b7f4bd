import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockItems } from "../../../../test/catalogue/stock.ts";
import { buyFromBalance, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

type Stock = number | null;
const change = (id: string, from: Stock, to: Stock, reason = "Counted") =>
  shop.call("changeStock", { params: { id }, body: { from, to, reason } }, admin);
const history = async (id: string) => (await shop.call("listStock", { params: { id }, query: {} }, admin)).body.items;

describe("the stock of an item", () => {
  it("says who changed it, by how much and why, orders and their cancellation included", async () => {
    const [item] = await stockItems(shop, [2000], 5);
    if (item === undefined) throw new Error("no item");
    const buyer = await signUp(shop);
    await credit(shop, buyer, cents(10_000));
    const { shipmentId } = (await buyFromBalance(shop, buyer, toSend([item, item]))).body;
    await cancel(shop, buyer, shipmentId ?? "", { refund: "Balance" });
    expect((await change(item.itemId, 5, 17, "Delivery 4711")).body.stock).toBe(17);
    const entries = (await history(item.itemId)).map(({ kind, difference, available, reason, actor }) => {
      return [kind, difference, available, reason, actor?.userInfoId ?? null];
    });
    expect(entries).toEqual([
      ["Operator", 12, 17, "Delivery 4711", admin.userId],
      ["Return", 2, 5, null, null],
      ["Order", -2, 3, null, null],
      ["Opening", null, 5, null, null],
    ]);
  });

  it("never falls below zero, is limited and made unlimited again, and keeps each of it", async () => {
    const [item] = await stockItems(shop, [2000]);
    const id = item?.itemId ?? "";
    expect((await change(id, 3, 8)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await change(id, null, 3)).body.stock).toBe(3);
    expect((await change(id, 9, 2)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    const both = await Promise.all([change(id, 3, 4), change(id, 3, 5)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change(id, 6, null, "Made to order")).body.stock).toBeNull();
    expect((await history(id)).map(({ available }) => available)).toEqual([null, 6, expect.any(Number), 3]);
  });

  it("needs a reason, and is refused without one", async () => {
    const [item] = await stockItems(shop, [2000], 5);
    const { status, body } = await change(item?.itemId ?? "", 5, 6, " ");
    expect([status, body]).toMatchObject([400, { errors: { reason: [expect.any(String)] } }]);
  });
});
