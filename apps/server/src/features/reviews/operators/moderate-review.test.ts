import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { moderate, putReview, readDesk, receiveItem } from "../../../../test/reviews/reviews.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let second: TestPerson;
let person: TestPerson;
let itemId: string;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  [admin, second] = [await makeAdmin(shop), await makeAdmin(shop)];
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());
beforeEach(async () => {
  itemId = await receiveItem(shop, person);
  await putReview(shop, person, itemId, { rating: 1, text: "Broken, and Mara Lind at Main Street 1 said so." });
  id = (await readDesk(shop, admin, itemId))[0]?.id ?? "";
});

async function shown() {
  shop.app.publicCache.clear();
  const { items, ratings } = (await shop.call("listReviews", { params: { id: itemId }, query: {} })).body;
  return { texts: items.map(({ text }) => text), ratings };
}

async function revertLast(by: TestPerson) {
  const { items } = (await shop.call("listAudit", { query: { subjectId: id } }, by)).body;
  const request = { params: { id: items[0]?.id ?? "" }, body: { reason: "A mistake" } };
  return shop.call("revertAudit", request, { ...by, key: randomUUID() });
}

const waiting = { average: null, count: 0, notCounted: 0 };
const oneStar = { average: 1, count: 1, notCounted: 0 };

it("a refused text is not shown, and its stars count all the same; its person reads why", async () => {
  const refusal = { state: "TextRefused", version: 1 } as const;
  expect((await moderate(shop, admin, id, refusal)).body).toMatchObject({ errors: { reason: ["Reason is required"] } });
  expect(await shown()).toMatchObject({ texts: [], ratings: waiting });
  const { body } = await moderate(shop, admin, id, { ...refusal, reason: "It names somebody" });
  expect(body).toEqual({ id, state: "TextRefused", version: 2 });
  expect(await shown()).toMatchObject({ texts: [""], ratings: oneStar });
  const { review } = (await shop.call("getOwnReview", { params: { id: itemId } }, person)).body;
  expect(review).toMatchObject({ state: "TextRefused", reason: "It names somebody", rating: 1 });
});

it("one operator can publish, and put a review back, but never take its stars away", async () => {
  await moderate(shop, admin, id, { state: "Published", version: 1 });
  expect((await shown()).ratings).toMatchObject(oneStar);
  expect((await revertLast(admin)).status).toBe(204);
  expect(await shown()).toMatchObject({ texts: [], ratings: oneStar });
  const asked = await moderate(shop, admin, id, { state: "Void", reason: "Ours", version: 3 });
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  expect((await shown()).ratings).toMatchObject(oneStar);
  expect((await approve(shop, admin, asked)).status).toBe(403);
  expect((await approve(shop, second, asked)).status).toBe(200);
  expect(await shown()).toMatchObject({ texts: [], ratings: { average: null, count: 0, notCounted: 1 } });
});

it("a void is taken back only with a second person, and the stars count again", async () => {
  await approve(shop, second, await moderate(shop, admin, id, { state: "Void", reason: "Ours", version: 1 }));
  expect((await shown()).ratings).toMatchObject({ count: 0, notCounted: 1 });
  await approve(shop, second, await revertLast(admin));
  expect(await shown()).toMatchObject({ texts: [], ratings: oneStar });
  expect(await readDesk(shop, admin, itemId)).toMatchObject([{ state: "Pending", reason: null }]);
});

it("a review that was written anew meanwhile is not decided as it was", async () => {
  await putReview(shop, person, itemId, { rating: 2, text: "Buy at https://elsewhere.example", version: 1 });
  expect((await moderate(shop, admin, id, { state: "Published", version: 1 })).body).toMatchObject({
    code: "VERSION_CONFLICT",
  });
});

it("the desk shows what was written first before the rest", async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const later = await receiveItem(shop, person);
  await putReview(shop, person, later);
  const { items } = (await shop.call("listAdminReviews", { query: { state: "Pending" } }, admin)).body;
  const places = [itemId, later].map((each) => items.findIndex(({ item }) => item.id === each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(items.every(({ state }) => state === "Pending")).toBe(true);
});
