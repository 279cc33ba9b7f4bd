import { afterAll, beforeAll, expect, it } from "vitest";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  plannedBox,
  publishNext,
} from "../../../../test/catalogue/operator-boxes.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let author: TestPerson;
let second: TestPerson;
let id: string;
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  [author, second] = await Promise.all([makeAdmin(shop, "Catalogue"), makeAdmin(shop)]);
  id = await createBox(shop, author, await plannedBox(shop));
});
afterAll(() => shop.close());

it("opens a box and announces its next version when a second person approves, and pauses it at once", async () => {
  const opening = await moveBox(shop, author, id, "Active");
  expect((await boxOf(shop, author, id)).status).toBe("Draft");
  expect((await approve(shop, author, opening)).status).toBe(403);
  expect((await approve(shop, second, opening)).status).toBe(200);
  expect((await boxOf(shop, author, id)).status).toBe("Active");
  await changePlan(shop, author, id, { price: 5.49 });
  const announcing = await publishNext(shop, author, id);
  expect((await approve(shop, second, announcing)).status).toBe(200);
  const versions = (await shop.call("listLootboxVersions", { params: { id }, query: {} }, author)).body;
  expect(versions.totalCount).toBe(2);
  expect((await moveBox(shop, author, id, "Paused")).status).toBe(200);
});

it("does not publish what was changed after somebody asked", async () => {
  const other = await createBox(shop, author, await plannedBox(shop));
  const opening = await moveBox(shop, author, other, "Active");
  await changePlan(shop, author, other, { price: 5.49 });
  expect((await approve(shop, second, opening)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect((await boxOf(shop, author, other)).status).toBe("Draft");
});
