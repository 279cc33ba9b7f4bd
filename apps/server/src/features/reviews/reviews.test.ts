import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { putOnSale } from "../../../test/orders/orders.ts";
import { lockAccount } from "../../../test/openings/meanwhile.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { moderate, putReview, readDesk, receiveItem } from "../../../test/reviews/reviews.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`;

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function buyer() {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

/** Buyers of one item who have received it. */
async function buyersOf(count: number) {
  const item = await putOnSale(shop, 2000, 50);
  const people = await Promise.all(Array.from({ length: count }, buyer));
  for (const person of people) await receiveItem(shop, person, item);
  return { itemId: item.itemId, people };
}

async function shown(itemId: string, language = "en") {
  shop.app.publicCache.clear();
  const headers = { "accept-language": language };
  return (await shop.call("listReviews", { params: { id: itemId }, query: {} }, { headers })).body;
}
const own = async (person: TestPerson, itemId: string) =>
  (await shop.call("getOwnReview", { params: { id: itemId } }, person)).body;
const remove = (person: TestPerson, itemId: string) => shop.call("deleteReview", { params: { id: itemId } }, person);

const tick = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
};

/** Gives all pieces of a person this status. */
const move = ({ userId }: TestPerson, status: "Returned" | "Delivered") =>
  shop.owner.connection.updateTable("inventoryItems").set({ status }).where("userId", "=", userId).execute();

/** Writes a review and decides about it. */
async function decided(person: TestPerson, itemId: string, rating: number, text = "Pours well.") {
  await putReview(shop, person, itemId, { rating, text, showsName: true });
  const review = (await readDesk(shop, admin, itemId)).find(({ userInfoId }) => userInfoId === person.userId);
  await moderate(shop, admin, review?.id ?? "", { state: "Published", version: review?.version ?? 0 });
}

describe("a review of an item", () => {
  it("is written only by who has received the item, and no longer by who has none", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    const stranger = await buyer();
    expect(await own(stranger, itemId)).toEqual({ review: null, mayWrite: false });
    expect((await putReview(shop, stranger, itemId)).body).toMatchObject({ code: "REVIEW_NEEDS_DELIVERY" });
    expect((await putReview(shop, admin, itemId)).status).toBe(403);
    expect(await own(person, itemId)).toEqual({ review: null, mayWrite: true });
    const review = {
      rating: 5,
      text: "Pours well.",
      showsName: false,
      state: "Pending",
      reason: null,
      pictures: [],
      version: 1,
    };
    expect((await putReview(shop, person, itemId)).body).toEqual(review);
    expect(await own(person, itemId)).toEqual({ review, mayWrite: true });
    await move(person, "Returned");
    expect((await own(person, itemId)).mayWrite).toBe(false);
    expect((await putReview(shop, person, itemId, { rating: 1, version: 1 })).status).toBe(409);
    expect((await readDesk(shop, admin, itemId))[0]?.warnings).toEqual(["NoPiece"]);
    await move(person, "Delivered");
  });

  it("is one of each person and item, however often and in parallel it is sent", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    const sent = await Promise.all(Array.from({ length: 8 }, () => putReview(shop, person, itemId)));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await readDesk(shop, admin, itemId)).toHaveLength(1);
    const other = await putReview(shop, person, itemId, { rating: 2 });
    expect(other.body).toMatchObject({ code: "VERSION_CONFLICT" });
  });

  it("is shown with its stars once it is decided, with a name only if its person shows it", async () => {
    const { itemId, people } = await buyersOf(2);
    const [mara, noor] = people as [TestPerson, TestPerson];
    const none = { average: null, count: 0, stars: [0, 0, 0, 0, 0], notCounted: 0, waiting: 1 };
    await putReview(shop, mara, itemId, { rating: 4, text: "Drips\na little.", showsName: false });
    expect(await shown(itemId)).toMatchObject({ items: [], totalCount: 0, ratings: none });
    const [review] = await readDesk(shop, admin, itemId);
    await moderate(shop, admin, review?.id ?? "", { state: "Published", version: 1 });
    tick();
    await decided(noor, itemId, 5);
    const { items, ratings } = await shown(itemId);
    expect(ratings).toEqual({ average: 4.5, count: 2, stars: [0, 0, 0, 1, 1], notCounted: 0, waiting: 0 });
    const receivedMonth: unknown = expect.stringMatching(/^\d{4}-\d{2}$/);
    const base = { language: "en", source: "Purchase", receivedMonth, isTextRefused: false, pictures: [] };
    expect(items).toEqual([
      { ...base, id: expect.any(String), rating: 5, text: "Pours well.", userName: noor.userName },
      { ...base, id: review?.id, rating: 4, text: "Drips\na little.", userName: null },
    ]);
    expect((await shop.call("getItem", { params: { id: itemId }, query: {} })).body.rating).toEqual({
      average: 4.5,
      count: 2,
    });
    await lockAccount(shop, noor);
    expect((await shown(itemId)).items.map(({ userName }) => userName)).toEqual([null, null]);
  });

  it("stands before others if it is in the reader's language", async () => {
    const { itemId, people } = await buyersOf(2);
    const [mara, noor] = people as [TestPerson, TestPerson];
    await decided(mara, itemId, 5, "Verse bien.");
    await shop.owner.connection
      .updateTable("reviews")
      .set({ language: "fr" })
      .where("userId", "=", mara.userId)
      .execute();
    await decided(noor, itemId, 4, "Pours well.");
    const texts = async (language: string) => (await shown(itemId, language)).items.map(({ text }) => text);
    expect(await texts("fr")).toEqual(["Verse bien.", "Pours well."]);
    expect(await texts("en")).toEqual(["Pours well.", "Verse bien."]);
  });

  it("waits again after it was written anew, and counts as before until it is decided", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    await decided(person, itemId, 1);
    const version = (await own(person, itemId)).review?.version ?? 0;
    await putReview(shop, person, itemId, { rating: 5, version });
    expect(await shown(itemId)).toMatchObject({ items: [], ratings: { average: 1, count: 1 } });
    const [review] = await readDesk(shop, admin, itemId);
    await moderate(shop, admin, review?.id ?? "", { state: "Published", version: review?.version ?? 0 });
    expect((await shown(itemId)).ratings).toMatchObject({ average: 5, count: 1 });
  });

  it("can hide its name at any time, which nobody has to read", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    await decided(person, itemId, 4);
    const { rating, text, version } = (await own(person, itemId)).review ?? { rating: 0, text: "", version: 0 };
    await move(person, "Returned");
    const hidden = await putReview(shop, person, itemId, { rating, text, showsName: false, version });
    expect(hidden.body).toMatchObject({ state: "Published", showsName: false, version });
    expect((await shown(itemId)).items).toMatchObject([{ rating: 4, text, userName: null }]);
    await move(person, "Delivered");
  });

  it("does not change when the same is sent again, and is written anew only a few times a day", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    await decided(person, itemId, 4);
    const same = { rating: 4, text: "Pours well.", showsName: true };
    expect((await putReview(shop, person, itemId, { ...same, version: 2 })).body).toMatchObject({ version: 2 });
    expect((await own(person, itemId)).review).toMatchObject({ state: "Published", version: 2 });
    const sent: number[] = [];
    for (let version = 2; version < 7; version += 1) {
      sent.push((await putReview(shop, person, itemId, { rating: 1 + (version % 2), version })).status);
    }
    expect(sent).toEqual([200, 200, 200, 200, 429]);
  });

  it("keeps its place however often it is decided again", async () => {
    const { itemId, people } = await buyersOf(2);
    const [mara, noor] = people as [TestPerson, TestPerson];
    await decided(mara, itemId, 5, "First.");
    tick();
    await decided(noor, itemId, 1, "Second.");
    tick();
    const { id } = (await readDesk(shop, admin, itemId)).find(({ text }) => text === "First.") ?? { id: "" };
    await moderate(shop, admin, id, { state: "TextRefused", reason: "No", version: 2 });
    await moderate(shop, admin, id, { state: "Published", version: 3 });
    expect((await shown(itemId)).items.map(({ text }) => text)).toEqual(["Second.", "First."]);
  });

  it("is neither written nor shared as a wish by an account that is locked by then", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    const sent = await shop.owner.connection.transaction().execute(async (tx) => {
      await tx.updateTable("users").set({ isLocked: true }).where("userId", "=", person.userId).execute();
      const calls = [
        putReview(shop, person, itemId),
        shop.call("addWish", { params: { id: itemId } }, person),
        shop.call("shareWishlist", { body: { showsName: true } }, person),
      ];
      await vi.waitFor(async () => expect((await waiting.execute(tx)).rows).toHaveLength(calls.length));
      return { calls };
    });
    expect((await Promise.all(sent.calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it("is hidden with its item", async () => {
    const { itemId, people } = await buyersOf(1);
    await decided(people[0] as TestPerson, itemId, 4);
    await shop.owner.connection.updateTable("items").set({ isActive: false }).where("itemId", "=", itemId).execute();
    expect(await shown(itemId)).toMatchObject({ items: [], ratings: { average: null, count: 0 } });
  });

  it("is gone with its stars when its person deletes it, and nobody else can", async () => {
    const { itemId, people } = await buyersOf(1);
    const [person] = people as [TestPerson];
    await decided(person, itemId, 2);
    expect((await remove(await signUp(shop), itemId)).status).toBe(204);
    expect((await shown(itemId)).totalCount).toBe(1);
    expect((await remove(person, itemId)).status).toBe(204);
    expect(await shown(itemId)).toMatchObject({ items: [], ratings: { average: null, count: 0 } });
    expect(await own(person, itemId)).toEqual({ review: null, mayWrite: true });
  });
});
