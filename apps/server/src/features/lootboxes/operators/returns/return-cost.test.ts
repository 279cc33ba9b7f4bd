import { afterAll, beforeAll, expect, it } from "vitest";
import { openedBox } from "../../../../../test/catalogue/operator-boxes.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const cost = async () => (await shop.call("getReturnCost", {}, admin)).body;

it("whoever sets markets sees what returned losses cost, of each box on sale and of all", async () => {
  expect(await cost()).toEqual({ ofHundred: null, boxes: [] });
  // A box of €4.99: €500 and €15 with 1,000 and 49,000 of a million tickets, and losses of €4 and €1.
  const box = await openedBox(shop, admin);
  const { ofHundred, boxes } = await cost();
  expect(boxes).toEqual([
    {
      id: box.lootboxId,
      name: expect.any(String),
      price: 4.99,
      lossRatio: 0.95,
      keptAmount: 2.06,
      keptIfReturnedAmount: -0.99,
    },
  ]);
  expect(ofHundred).toEqual({ keptAmount: 41.18, keptIfReturnedAmount: -19.75 });
});
