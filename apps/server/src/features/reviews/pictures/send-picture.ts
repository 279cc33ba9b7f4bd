import { randomUUID } from "node:crypto";
import type { ReviewPicturePlace } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { countOfDay, holdOpenAccount } from "../../auth/index.ts";
import { cleanPicture } from "../../files/index.ts";
import { changeReview, lockReview, type ReviewRow } from "../reviews.store.ts";
import { requireWriter } from "../write-review.ts";
import { keepPicture, removePicture } from "./pictures.store.ts";

/** Width and height that fill a large screen. */
const MOST_PIXELS = 1600;

/** Most bytes of a picture. Only noise of that size is larger. */
const MOST_BYTES = 1_048_576;

/** How many pictures a person may send in a day, of one review and of all. */
const MOST_OF_REVIEW = 12;
const MOST_OF_PERSON = 24;

type Place = { userId: string; itemId: string; place: ReviewPicturePlace };

/** Locks the person's review of an item. Throws NOT_FOUND. */
async function lockOwn(tx: Transaction, { userId, itemId }: Place): Promise<ReviewRow> {
  const review = await lockReview(tx, userId, itemId);
  if (review === undefined) throw new Refusal("NOT_FOUND");
  return review;
}

/** Locks the account and the review. Throws as `sendPicture`. */
async function holdReview(tx: Transaction, place: Place): Promise<ReviewRow> {
  const { roles } = await holdOpenAccount(tx, place.userId);
  await requireWriter(tx, roles, place);
  const review = await lockOwn(tx, place);
  if (review.state === "Void") throw new Refusal("STATUS_CONFLICT");
  return review;
}

/**
 * Puts a picture in a place of the person's review, which then waits to be read. The picture is counted before it is
 * decoded, so that nobody keeps the processor busy. Locks the account and the review. Throws:
 * - as `writeReview`, and VALIDATION_FAILED and OVERLOADED as `cleanPicture`
 * - NOT_FOUND without a review, STATUS_CONFLICT if it is void
 */
export async function sendPicture(db: Connection, place: Place, sent: Buffer, at: Date): Promise<ReviewRow> {
  const { userId, itemId } = place;
  await db.transaction().execute(async (tx) => {
    await holdReview(tx, place);
    const ofReview = await countOfDay(tx, "reviewPicture", `${userId} ${itemId}`, at);
    const ofPerson = await countOfDay(tx, "reviewPicture", userId, at);
    if (ofReview <= MOST_OF_REVIEW && ofPerson <= MOST_OF_PERSON) return;
    throw new Refusal("RATE_LIMITED", { detail: "Too many pictures. Please try again tomorrow" });
  });
  const bytes = await cleanPicture(sent, MOST_PIXELS);
  if (bytes.length > MOST_BYTES) {
    const text = "The picture has too much detail. Send a smaller one";
    throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { picture: [text] } });
  }
  return db.transaction().execute(async (tx) => {
    const { state, writtenAt } = await holdReview(tx, place);
    await keepPicture(tx, { userId, itemId, place: Number(place.place), pictureId: randomUUID(), bytes });
    // A review that waits already keeps its turn.
    const since = state === "Pending" ? writtenAt : at;
    return changeReview(tx, { userId, itemId }, { state: "Pending", reason: null, writtenAt: since });
  });
}

/**
 * Deletes the picture in a place of the person's review. Nobody has to read the review for that, so its decision stays.
 * Locks the account and the review. Throws NOT_FOUND without one.
 */
export function deletePicture(db: Connection, place: Place): Promise<ReviewRow> {
  return db.transaction().execute(async (tx) => {
    await holdOpenAccount(tx, place.userId);
    const review = await lockOwn(tx, place);
    const { userId, itemId } = place;
    const isDeleted = await removePicture(tx, { userId, itemId, place: Number(place.place) });
    return isDeleted ? changeReview(tx, { userId, itemId }, {}) : review;
  });
}
