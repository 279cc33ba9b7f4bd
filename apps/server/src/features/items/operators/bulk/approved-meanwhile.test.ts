import { afterAll, beforeAll, expect, it } from "vitest";
import {
  changeItem,
  halfRun,
  moveWork,
  planPrices,
  pricedBox,
  published,
  runSomeRows,
} from "../../../../../test/catalogue/bulk-prices.ts";
import { boxOf, moveBox } from "../../../../../test/catalogue/operator-boxes.ts";
import { runWorks } from "../../../../../test/catalogue/works.ts";
import { approve } from "../../../../../test/operators/approve.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let people: { author: TestPerson; second: TestPerson };
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  people = { author: await makeAdmin(shop, "Catalogue"), second: await makeAdmin(shop) };
});
afterAll(() => shop.close());

it("approves another price only for the odds that it had when somebody asked", async () => {
  const { id, dear, fair, cheap } = await pricedBox(shop);
  const asked = await changeItem(shop, people.author, dear, { marketPrice: 450 });
  await halfRun(shop, people, [
    [cheap, "3.00"],
    [fair, "14.00"],
  ]);
  expect((await approve(shop, people.second, asked)).body).toMatchObject({
    code: "VERSION_CONFLICT",
    detail: "The odds or prices are not the ones that were asked for: an item has another name or price now. Ask again",
  });
  expect(await published(shop, people.author, id)).toEqual({ version: 1, prices: [50_000, 1500, 400, 100] });
  await runWorks(shop);
  expect(await published(shop, people.author, id)).toMatchObject({ version: 2 });
});

it("opens a box only with the odds that were rehearsed, also if its last ones would do by now", async () => {
  const { id, dear, cheap } = await pricedBox(shop, "Paused");
  const { author, second } = people;
  const cut = await planPrices(
    shop,
    author,
    [
      [cheap, "3.00"],
      [dear, "490.00"],
    ],
    2,
  );
  expect((await moveWork(shop, author, "startWork", cut)).status).toBe(200);
  await runSomeRows(shop);
  const asked = await moveBox(shop, author, id, "Active");
  const back = await planPrices(
    shop,
    author,
    [
      [cheap, "4.00"],
      [dear, "480.00"],
    ],
    1,
  );
  expect((await moveWork(shop, author, "startWork", back)).status).toBe(200);
  await runSomeRows(shop);
  expect((await shop.call("getAdminItem", { params: { id: cheap } }, author)).body.marketPrice).toBe(4);
  expect((await approve(shop, second, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await boxOf(shop, author, id)).toMatchObject({ status: "Paused" });
  await runWorks(shop);
});
