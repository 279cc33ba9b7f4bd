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

/** Makes a customer an operator. Returns their new session. */
async function appoint({ email, userName, password }: TestPerson) {
  const body = { email, presets: ["Support" as const], reason: "A new colleague" };
  await shop.call("appointOperator", { body }, { token: admin.token });
  return (await shop.call("login", { body: { emailOrUserName: userName, password } })).body;
}

const waiting = { average: null, count: 0, notCounted: 0, waiting: 1 };
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

it("one operator can publish, but neither hide a review without a word nor take its stars away", async () => {
  await moderate(shop, admin, id, { state: "Published", version: 1 });
  expect((await shown()).ratings).toMatchObject(oneStar);
  expect((await revertLast(admin)).status).toBe(409);
  expect((await moderate(shop, admin, id, { state: "Pending", version: 2 })).status).toBe(409);
  expect(await shown()).toMatchObject({ texts: [expect.stringMatching(/^Broken/)], ratings: oneStar });
  const asked = await moderate(shop, admin, id, { state: "Void", reason: "Ours", version: 2 });
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

const makeVoid = async (version: number) =>
  approve(shop, second, await moderate(shop, admin, id, { state: "Void", reason: "Fraud", version }));
const rewrite = (version: number, rating = 5) => putReview(shop, person, itemId, { rating, version });

it("a void review still counts for nothing when it is written anew, and one operator can't change that", async () => {
  await makeVoid(1);
  expect((await rewrite(2)).body).toMatchObject({ state: "Pending" });
  const none = { average: null, notCounted: 1, waiting: 0 };
  expect((await shown()).ratings).toMatchObject(none);
  for (const state of ["Published", "TextRefused"] as const) {
    const asked = await moderate(shop, admin, id, { state, version: 3, reason: "It advertises" });
    expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  }
  expect((await shown()).ratings).toMatchObject(none);
});

it("a void review stays without its words when its person deletes it", async () => {
  await makeVoid(1);
  expect((await shop.call("deleteReview", { params: { id: itemId } }, person)).status).toBe(204);
  expect(await readDesk(shop, admin, itemId)).toMatchObject([{ id, text: "", state: "Void" }]);
  expect((await putReview(shop, person, itemId)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect((await shown()).ratings).toMatchObject({ notCounted: 1 });
});

it("a review is void though its person has written it anew since the second person was asked", async () => {
  const asked = await moderate(shop, admin, id, { state: "Void", reason: "Fraud", version: 1 });
  await rewrite(1);
  expect((await approve(shop, second, asked)).status).toBe(200);
  expect((await shown()).ratings).toMatchObject({ notCounted: 1 });
});

it("stars count by themselves when nobody has decided for seven days, and the item says how many wait", async () => {
  expect((await shown()).ratings).toMatchObject({ average: null, waiting: 1 });
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 7 * 86_400_000);
  expect(await shown()).toMatchObject({ texts: [], ratings: { ...oneStar, waiting: 1 } });
  shop.clock.now = now;
});

it("operators write no review, and one that they wrote as customers is never counted", async () => {
  const colleague = await signUp(shop);
  await credit(shop, colleague, cents(10_000));
  itemId = await receiveItem(shop, colleague);
  await putReview(shop, colleague, itemId);
  const session = await appoint(colleague);
  expect((await putReview(shop, session, itemId, { rating: 4, version: 1 })).status).toBe(403);
  const [review] = await readDesk(shop, admin, itemId);
  expect(review).toMatchObject({ rating: 5, warnings: ["Staff"] });
  for (const state of ["Published", "TextRefused"] as const) {
    const decision = { state, reason: "Ours", version: 1 };
    expect((await moderate(shop, admin, review?.id ?? "", decision)).body).toMatchObject({ code: "FORBIDDEN" });
  }
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  expect((await shown()).ratings).toMatchObject({ average: null, waiting: 1 });
  shop.clock.now = now;
});

it("no name is shown with a refused text, and the desk sees the name that will be shown", async () => {
  await putReview(shop, person, itemId, { text: "Fine.", showsName: true, version: 1 });
  expect(await readDesk(shop, admin, itemId)).toMatchObject([{ userName: person.userName, userInfoId: person.userId }]);
  const names = async () => (await shop.call("listReviews", { params: { id: itemId }, query: {} })).body.items;
  await moderate(shop, admin, id, { state: "Published", version: 2 });
  shop.app.publicCache.clear();
  expect(await names()).toMatchObject([{ userName: person.userName }]);
  await moderate(shop, admin, id, { state: "TextRefused", reason: "A name", version: 3 });
  shop.app.publicCache.clear();
  expect(await names()).toMatchObject([{ userName: null }]);
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
