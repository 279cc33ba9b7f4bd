import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import { findReceived, insertReview, lockReview, type ReviewRow, rewriteReview } from "./reviews.store.ts";

type Written = BodyOf<Endpoints["putReview"]>;

const isEqual = (review: ReviewRow, { rating, text, showsName }: Written) =>
  review.rating === rating && review.text === text && review.showsName === showsName;

/**
 * Writes a person's review of an item, or changes it. Either way it waits to be read. A repeated call changes nothing.
 * Locks the review. Throws REVIEW_NEEDS_DELIVERY if no piece has arrived or all went back, and VERSION_CONFLICT.
 */
export function writeReview(
  db: Connection,
  { userId, itemId, language }: { userId: string; itemId: string; language: Language },
  written: Written,
  at: Date,
): Promise<ReviewRow> {
  const { version, ...fields } = written;
  return db.transaction().execute(async (tx) => {
    const received = await findReceived(tx, userId, itemId);
    if (received === undefined) throw new Refusal("REVIEW_NEEDS_DELIVERY");
    const own = { userId, itemId };
    const first = {
      ...own,
      ...fields,
      reviewId: randomUUID(),
      language,
      source: received.source,
      receivedMonth: received.receivedAt.toISOString().slice(0, "2026-11".length),
      writtenAt: at,
    };
    const found = (await lockReview(tx, userId, itemId)) ?? (version === 0 ? await insertReview(tx, first) : undefined);
    // If another call has inserted a review meanwhile, it is committed by now.
    const review = found ?? (await lockReview(tx, userId, itemId));
    if (review === undefined) throw new Refusal("VERSION_CONFLICT");
    const isDone = review.version === version + 1 && isEqual(review, written);
    if (isDone) return review;
    if (review.version !== version) throw new Refusal("VERSION_CONFLICT");
    return rewriteReview(tx, own, { ...fields, language, writtenAt: at });
  });
}
