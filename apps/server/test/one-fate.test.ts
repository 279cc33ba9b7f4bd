import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stockOf } from "./orders/orders.ts";
import { cancel, giveItems, itemsByStatus, ship } from "./orders/shipments.ts";
import { orderFromShop } from "./orders/shop-orders.ts";
import { addAddress } from "./payments/till.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { balanceOf, findImbalances } from "./shop/books.ts";
import { openShop, type Shop } from "./shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rounds = Array.from({ length: inject("size").rounds }, (_, round) => round);

const sell = async ({ token }: TestPerson, id: string) =>
  shop.call("sellInventoryItem", { params: { id }, body: { expectedSellPrice: 9 } }, { token });

const won = (responses: { status: number }[]) => responses.filter(({ status }) => status < 300).length;

describe("one inventory item", () => {
  it.each(rounds)("one inventory item that is sold and shipped at once has one fate (round %i)", async (round) => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    const shippingAddressId = await addAddress(shop, person);
    const [item = "", other = ""] = await giveItems(shop, person, 2);
    const choices = [[item], [item, other], [other, item]];
    const attempts = Array.from({ length: 9 }, (_, attempt) => {
      const inventoryItemIds = choices[attempt % 3] ?? [];
      return (attempt + round) % 2 === 0
        ? sell(person, item)
        : ship(shop, person, { inventoryItemIds, shippingAddressId });
    });
    const responses = await Promise.all(attempts);
    expect(won(responses)).toBe(1);
    for (const { status, text } of responses) if (status >= 300) expect(text).toContain("ITEM_NOT_AVAILABLE");
    const { Sold = 0, Shipping = 0, InInventory = 0 } = await itemsByStatus(shop, person);
    expect([Sold + Shipping + InInventory, Sold + Math.min(1, Shipping)]).toEqual([2, 1]);
    expect(await balanceOf(shop, person)).toBe(10_000 + Sold * 900 - (1 - Sold) * 1000);
  });

  it.each(rounds)(
    "one inventory item that is sold, shipped and its shipment cancelled at once has one fate (round %i)",
    async () => {
      const person = await signUp(shop);
      await credit(shop, person, cents(10_000));
      const shippingAddressId = await addAddress(shop, person);
      const [item = ""] = await giveItems(shop, person, 1);
      const sent = await ship(shop, person, { inventoryItemIds: [item], shippingAddressId });
      const id = sent.body.shipmentId;
      const [cancels, sales, shipments] = await Promise.all([
        Promise.all(Array.from({ length: 3 }, () => cancel(shop, person, id))),
        Promise.all(Array.from({ length: 3 }, () => sell(person, item))),
        Promise.all(
          Array.from({ length: 3 }, () => ship(shop, person, { inventoryItemIds: [item], shippingAddressId })),
        ),
      ]);
      expect(won(cancels)).toBe(1);
      expect(won(sales) + won(shipments)).toBeLessThanOrEqual(1);
      const fate = won(sales) === 1 ? "Sold" : won(shipments) === 1 ? "Shipping" : "InInventory";
      expect(await itemsByStatus(shop, person)).toEqual({ [fate]: 1 });
      expect(await balanceOf(shop, person)).toBe(10_000 + won(sales) * 900 - won(shipments) * 1000);
    },
  );

  it.each(rounds)("one inventory item that was bought comes back once, as itself or as money (round %i)", async () => {
    const person = await signUp(shop);
    const { shipmentId, itemId } = await orderFromShop(shop, person, { pieces: 3, stock: 3, price: cents(1500) });
    const wishes = ["Items", "Balance", "Items", "Balance", "Balance", "Items"] as const;
    const responses = await Promise.all(wishes.map((refund) => cancel(shop, person, shipmentId, { refund })));
    expect(won(responses)).toBe(1);
    const isMoney = (await balanceOf(shop, person)) > 500;
    expect(await balanceOf(shop, person)).toBe(isMoney ? 500 + 4500 : 500);
    expect(await itemsByStatus(shop, person)).toEqual(isMoney ? {} : { InInventory: 3 });
    expect(await stockOf(shop, { itemId })).toBe(isMoney ? 3 : 0);
  });

  it("leaves nothing that the audit finds", async () => {
    expect(await findImbalances(shop)).toEqual([]);
  });
});
