import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockItems } from "../../../test/catalogue/stock.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Line = { itemId: string; quantity: number };

/** Calls a function as the database owner, because only the owner may call these functions. */
async function call(name: "item_stock_reserve" | "item_stock_release", lines: Line[]) {
  const json = JSON.stringify(lines);
  await sql`select ${sql.id("command", name)}(
    array(select line from jsonb_populate_recordset(null::command.item_quantity, ${json}::jsonb) line))`.execute(
    shop.owner.connection,
  );
}
const reserve = (lines: Line[]) => call("item_stock_reserve", lines);
const release = (lines: Line[]) => call("item_stock_release", lines);

async function shelve(stock: number | null, count = 1): Promise<string[]> {
  const prices = Array.from({ length: count }, () => 1000);
  return (await stockItems(shop, prices, stock)).map(({ itemId }) => itemId);
}

async function left(itemId = ""): Promise<number | undefined> {
  const { rows } = await sql<{ available: number }>`
    select available from item_stock where item_id = ${itemId}`.execute(shop.owner.connection);
  return rows[0]?.available;
}

describe("stock", () => {
  it("is reserved completely or not at all; the refusal states what is left of each item that has too little", async () => {
    const [some = "", few = "", none = ""] = [...(await shelve(5)), ...(await shelve(2)), ...(await shelve(0))];
    const lines = [some, few, none].map((itemId) => ({ itemId, quantity: 3 }));
    const items = [
      { itemId: few, available: 2 },
      { itemId: none, available: 0 },
    ];
    const refusal: unknown = await reserve(lines).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: "OUT_OF_STOCK" });
    expect(JSON.parse((refusal as { detail: string }).detail)).toEqual({ items });
    expect([await left(some), await left(few)]).toEqual([5, 2]);
  });

  it("sums the quantities of an item that is named more than once", async () => {
    const [itemId = ""] = await shelve(3);
    const twice = [
      { itemId, quantity: 2 },
      { itemId, quantity: 2 },
    ];
    await expect(reserve(twice)).rejects.toMatchObject({ message: "OUT_OF_STOCK" });
    await reserve([
      { itemId, quantity: 2 },
      { itemId, quantity: 1 },
    ]);
    expect(await left(itemId)).toBe(0);
    await release(twice);
    expect(await left(itemId)).toBe(4);
  });

  it("stays unlimited after reservations and returns", async () => {
    const [itemId = ""] = await shelve(null);
    await reserve([{ itemId, quantity: 1000 }]);
    await release([{ itemId, quantity: 1000 }]);
    expect(await left(itemId)).toBeUndefined();
  });

  it("stock of 7 goes to exactly 7 of 200 buyers, who name their items in any order", async () => {
    const [first = "", second = ""] = await shelve(7, 2);
    const orders = Array.from({ length: 200 }, (_, buyer) => {
      const lines = [first, second].map((itemId) => ({ itemId, quantity: 1 }));
      return reserve(buyer % 2 === 0 ? lines : lines.toReversed()).then(
        () => "taken",
        (refusal: Error) => refusal.message,
      );
    });
    const outcomes = await Promise.all(orders);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome === "OUT_OF_STOCK")).toHaveLength(193);
    expect([await left(first), await left(second)]).toEqual([0, 0]);
  });
});
