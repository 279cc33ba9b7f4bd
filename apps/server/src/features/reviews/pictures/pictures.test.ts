import { gzipSync } from "node:zlib";
import { cents } from "@trove/money";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { pngOf } from "../../../../test/catalogue/pictures.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { moderate, putReview, readDesk, receiveItem, sendReviewPicture } from "../../../../test/reviews/reviews.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
let itemId: string;
let reviewId: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());
beforeEach(async () => {
  itemId = await receiveItem(shop, person);
  await putReview(shop, person, itemId);
  reviewId = (await readDesk(shop, admin, itemId))[0]?.id ?? "";
});

const send = (place: "1" | "2" | "3", sent?: Buffer) => sendReviewPicture(shop, person, itemId, place, sent);
const view = (id: string) => shop.app.http.inject({ url: `/api/review-pictures/${id}` });
const atDesk = async () => (await readDesk(shop, admin, itemId))[0];
const publish = async () =>
  moderate(shop, admin, reviewId, { state: "Published", version: (await atDesk())?.version ?? 0 });

async function shownPictures(): Promise<string[][]> {
  shop.app.publicCache.clear();
  const { items } = (await shop.call("listReviews", { params: { id: itemId }, query: {} })).body;
  return items.map(({ pictures }) => pictures);
}

it("pictures are shown to everybody once their review is published, and to the person and the desk before", async () => {
  const { body } = await send("2");
  expect(body).toMatchObject({ state: "Pending", version: 2, pictures: [{ place: "2" }] });
  const [{ id } = { id: "" }] = body.pictures;
  const own = await shop.call("viewOwnReviewPicture", { params: { id: itemId, place: "2" } }, person);
  const desk = await shop.call("viewAdminReviewPicture", { params: { id } }, admin);
  expect([(await view(id)).statusCode, own.status, desk.status]).toEqual([404, 200, 200]);
  expect((await atDesk())?.pictures).toEqual([id]);
  await publish();
  const { statusCode, headers, rawPayload } = await view(id);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "image/webp",
    "public, max-age=60",
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 200 });
  expect(await shownPictures()).toEqual([[id]]);
});

it("a picture that is sent to a published review makes it wait again, and one that is deleted does not", async () => {
  await send("1");
  await send("3");
  await publish();
  const params = { id: itemId, place: "1" as const };
  expect((await shop.call("deleteReviewPicture", { params }, person)).body).toMatchObject({
    state: "Published",
    pictures: [{ place: "3" }],
  });
  expect(await shownPictures()).toMatchObject([[expect.any(String)]]);
  expect((await send("1")).body).toMatchObject({ state: "Pending", pictures: [{ place: "1" }, { place: "3" }] });
  expect(await shownPictures()).toEqual([]);
});

it("a picture that replaces another has an id of its own, and nobody publishes it with an older version", async () => {
  const [first] = (await send("1")).body.pictures;
  const version = (await atDesk())?.version ?? 0;
  const [second] = (await send("1")).body.pictures;
  expect(second?.id).not.toBe(first?.id);
  expect((await moderate(shop, admin, reviewId, { state: "Published", version })).body).toMatchObject({
    code: "VERSION_CONFLICT",
  });
  await publish();
  expect(await shownPictures()).toEqual([[second?.id]]);
  expect((await view(first?.id ?? "")).statusCode).toBe(404);
});

it("pictures of a refused text and of a void review are shown to nobody", async () => {
  const [{ id } = { id: "" }] = (await send("1")).body.pictures;
  await publish();
  const version = (await atDesk())?.version ?? 0;
  await moderate(shop, admin, reviewId, { state: "TextRefused", reason: "A face", version });
  expect([await shownPictures(), (await view(id)).statusCode]).toEqual([[[]], 404]);
  const { items } = (await shop.call("listAudit", { query: { subjectId: reviewId } }, admin)).body;
  const [{ id: entry } = { id: "" }] = items;
  expect(entry).not.toBe("");
  const { review } = (await shop.call("getOwnReview", { params: { id: itemId } }, person)).body;
  expect(review).toMatchObject({ state: "TextRefused", pictures: [] });
  const asked = await moderate(shop, admin, reviewId, { state: "Void", reason: "Fraud", version: version + 1 });
  await approve(shop, await makeAdmin(shop), asked);
  expect([await shownPictures(), (await view(id)).statusCode, (await send("2")).status]).toEqual([[], 404, 409]);
});

it("the same text waits to be read again after it was refused with its picture", async () => {
  await send("1");
  const version = (await atDesk())?.version ?? 0;
  await moderate(shop, admin, reviewId, { state: "TextRefused", reason: "A face", version });
  expect((await putReview(shop, person, itemId, { version: version + 1 })).body).toMatchObject({ state: "Pending" });
  await publish();
  expect(await shownPictures()).toEqual([[]]);
});

it("a review that waits keeps its turn when a picture is added", async () => {
  const before = (await atDesk())?.writtenAtUtc;
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await send("1");
  expect((await atDesk())?.writtenAtUtc).toBe(before);
});

it("a transparent picture becomes white, so that nobody sees another one than the desk", async () => {
  const black = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: black } })
    .png()
    .toBuffer();
  const [{ id } = { id: "" }] = (await send("1", clear)).body.pictures;
  await publish();
  const { data, info } = await sharp((await view(id)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.channels, data[0]]).toEqual([3, 255]);
});

it("no picture is left of a review that is deleted", async () => {
  await send("1");
  await shop.call("deleteReview", { params: { id: itemId } }, person);
  const left = await shop.owner.connection
    .selectFrom("reviewPictures")
    .select("place")
    .where("itemId", "=", itemId)
    .execute();
  expect(left).toEqual([]);
});

it("only pixels are kept, and what is no picture, or too much of one, is refused", async () => {
  const png = await pngOf({ width: 2000, height: 1000 });
  const hidden = Buffer.concat([png, gzipSync("<script>alert(1)</script>")]);
  const [{ id } = { id: "" }] = (await send("1", hidden)).body.pictures;
  await publish();
  const { rawPayload } = await view(id);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
  const statuses = [];
  for (const sent of [Buffer.from("<svg/>"), png.subarray(0, 60), Buffer.alloc(4 * 1024 * 1024 + 1)])
    statuses.push((await send("1", sent)).status);
  expect(statuses).toEqual([400, 400, 413]);
  expect(await shownPictures()).toEqual([[id]]);
});

it("a person sends twelve pictures of a review in a day at most", async () => {
  const buyer = await signUp(shop);
  await credit(shop, buyer, cents(10_000));
  const bought = await receiveItem(shop, buyer);
  await putReview(shop, buyer, bought);
  const statuses = [];
  for (let sent = 0; sent < 13; sent += 1) statuses.push((await sendReviewPicture(shop, buyer, bought, "1")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
});
