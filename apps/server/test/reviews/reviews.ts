import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints, ResponseOf, ReviewPicturePlace } from "@trove/contract";
import { routes } from "@trove/contract";
import { pngOf } from "../catalogue/pictures.ts";
import type { TestItem } from "../catalogue/stock.ts";
import { buyFromBalance, putOnSale, toSend } from "../orders/orders.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { send } from "../withdrawals/withdrawals.ts";

type Written = BodyOf<Endpoints["putReview"]>;

/** Lets a person buy an item, which then arrives at their door. Returns the item's id. */
export async function receiveItem(shop: Shop, person: TestPerson, item?: TestItem): Promise<string> {
  const bought = item ?? (await putOnSale(shop));
  const { body, status, text } = await buyFromBalance(shop, person, toSend([bought]));
  if (status !== 201) throw new Error(text);
  await send(shop, await makeAdmin(shop), body.shipmentId ?? "");
  return bought.itemId;
}

/** Writes a review of an item, by default the person's first with five stars. Returns the response. */
export const putReview = (
  shop: Pick<Shop, "call">,
  { token }: Pick<TestPerson, "token">,
  itemId: string,
  changed: Partial<Written> = {},
) => {
  const body = { rating: 5, text: "Pours well.", showsName: false, version: 0, ...changed };
  return shop.call("putReview", { params: { id: itemId }, body }, { token });
};

/** The reviews that operators see, as they wait at the desk. */
export const readDesk = async (shop: Pick<Shop, "call">, admin: TestPerson, itemId: string) =>
  (await shop.call("listAdminReviews", { query: { itemId } }, admin)).body.items;

/** Writes a review of an item that the person has just received. Returns the review's id. */
export async function writtenReview(shop: Shop, person: TestPerson): Promise<string> {
  const itemId = await receiveItem(shop, person);
  const { status, text } = await putReview(shop, person, itemId);
  if (status !== 200) throw new Error(text);
  const [review] = await readDesk(shop, await makeAdmin(shop), itemId);
  return review?.id ?? "";
}

const PLACE = /\{place\}/;

/** Sends a picture for a place of the person's review, by default a photo of 320 by 200 pixels. */
export async function sendReviewPicture(
  shop: Pick<Shop, "app">,
  { token }: Pick<TestPerson, "token">,
  itemId: string,
  place: ReviewPicturePlace,
  sent?: Buffer,
) {
  const { method, path } = routes.sendReviewPicture;
  const url = path.replace("{id}", itemId).replace(PLACE, place);
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" };
  const payload = sent ?? (await pngOf({ width: 320, height: 200 }));
  const sending = await shop.app.http.inject({ method, url, headers, payload });
  const body = JSON.parse(sending.body) as ResponseOf<Endpoints["sendReviewPicture"]>;
  return { status: sending.statusCode, headers: sending.headers, text: sending.body, body };
}

/** Writes a review with a picture of an item that the person has just received. Returns the ids of both. */
export async function picturedReview(shop: Shop, person: TestPerson): Promise<{ itemId: string; pictureId: string }> {
  const itemId = await receiveItem(shop, person);
  await putReview(shop, person, itemId);
  const { body, status, text } = await sendReviewPicture(shop, person, itemId, "1");
  if (status !== 200) throw new Error(text);
  return { itemId, pictureId: body.pictures[0]?.id ?? "" };
}

/** Decides about a review as an operator. Returns the response. */
export const moderate = (
  shop: Pick<Shop, "call">,
  { token }: Pick<TestPerson, "token">,
  id: string,
  body: BodyOf<Endpoints["moderateReview"]>,
) => shop.call("moderateReview", { params: { id }, body }, { token, key: randomUUID() });

/** Writes a review with a picture. Returns the id of its item. */
export async function picturedItem(shop: Shop, person: TestPerson): Promise<string> {
  return (await picturedReview(shop, person)).itemId;
}
