import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { credit, signUp } from "../people/people.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";
import type { Shop } from "../shop/shop.ts";
import { moderate, putReview, receiveItem, sendReviewPicture, writtenReview } from "./reviews.ts";

type Room = Pick<
  Provocations,
  | "putReview"
  | "moderateReview"
  | "sendReviewPicture"
  | "deleteReviewPicture"
  | "viewOwnReviewPicture"
  | "viewReviewPicture"
  | "viewAdminReviewPicture"
>;

async function buyer(shop: Shop) {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  return person;
}

/** Provokes the refusals of calls about reviews. `getShop` is called only when a refusal is provoked. */
export function provokeReviews(getShop: () => Shop, shared: SharedShops): Room {
  const written = async (shop = getShop()) => writtenReview(shop, await buyer(shop));
  const ofPlace = () => ({ params: { id: randomUUID(), place: "1" as const } });
  const publish = { state: "Published", version: 1 } as const;
  return {
    putReview: {
      REVIEW_NEEDS_DELIVERY: async () => putReview(getShop(), await signUp(getShop()), randomUUID()),
      VERSION_CONFLICT: async () => {
        const person = await buyer(getShop());
        return putReview(getShop(), person, await receiveItem(getShop(), person), { version: 3 });
      },
    },
    sendReviewPicture: {
      NOT_FOUND: async () => {
        const person = await buyer(getShop());
        return sendReviewPicture(getShop(), person, await receiveItem(getShop(), person), "1");
      },
      REVIEW_NEEDS_DELIVERY: async () => sendReviewPicture(getShop(), await signUp(getShop()), randomUUID(), "1"),
      STATUS_CONFLICT: async () => {
        const person = await buyer(getShop());
        const itemId = await receiveItem(getShop(), person);
        await putReview(getShop(), person, itemId);
        await getShop()
          .owner.connection.updateTable("reviews")
          .set({ state: "Void", countedAs: 0 })
          .where("itemId", "=", itemId)
          .execute();
        return sendReviewPicture(getShop(), person, itemId, "1");
      },
    },
    deleteReviewPicture: {
      NOT_FOUND: async () => getShop().call("deleteReviewPicture", ofPlace(), await signUp(getShop())),
    },
    viewOwnReviewPicture: {
      NOT_FOUND: async () => getShop().call("viewOwnReviewPicture", ofPlace(), await signUp(getShop())),
    },
    viewReviewPicture: {
      NOT_FOUND: async () => getShop().call("viewReviewPicture", { params: { id: randomUUID() } }),
    },
    viewAdminReviewPicture: {
      NOT_FOUND: async () =>
        getShop().call("viewAdminReviewPicture", { params: { id: randomUUID() } }, await anyOwner(getShop())),
    },
    moderateReview: {
      NOT_FOUND: async () => moderate(getShop(), await anyOwner(getShop()), randomUUID(), publish),
      VERSION_CONFLICT: async () =>
        moderate(getShop(), await anyOwner(getShop()), await written(), { ...publish, version: 2 }),
      STATUS_CONFLICT: async () =>
        moderate(getShop(), await anyOwner(getShop()), await written(), { state: "Pending", version: 1 }),
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await written(shop);
        return () => moderate(shop, owner, id, { state: "Void", reason: "Written by staff", version: 1 });
      }),
    },
  };
}
