import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../command/refusal.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import { countOfDay, holdOpenAccount } from "../auth/index.ts";
import {
  changeReview,
  findReceived,
  hideName,
  insertReview,
  lockReview,
  removeReview,
  type ReviewRow,
} from "./reviews.store.ts";

type Written = BodyOf<Endpoints["putReview"]>;

/** A review can be written this often in a day, so that nobody evades a decision by writing it anew all the time. */
const MOST_A_DAY = 5;

const isEqual = (review: ReviewRow, { rating, text, showsName }: Written) =>
  review.rating === rating && review.text === text && review.showsName === showsName;

async function countWriting(tx: Transaction, { userId, itemId }: Pick<ReviewRow, "userId" | "itemId">, at: Date) {
  if ((await countOfDay(tx, "review", `${userId} ${itemId}`, at)) <= MOST_A_DAY) return;
  throw new Refusal("RATE_LIMITED", { detail: "Too many changes. Please try again tomorrow" });
}

/** True if the call only hides the name. Nobody has to read the review for that. */
const onlyHides = (review: ReviewRow, written: Written) =>
  review.showsName && !written.showsName && isEqual(review, { ...written, showsName: true });

/**
 * Requires that a person whose account is locked may write about an item. Returns the piece that they received first.
 * Throws FORBIDDEN for operators, and REVIEW_NEEDS_DELIVERY if no piece has arrived or all went back.
 */
export async function requireWriter(
  tx: Transaction,
  roles: readonly string[],
  { userId, itemId }: { userId: string; itemId: string },
) {
  if (roles.includes("Admin"))
    throw new Refusal("FORBIDDEN", { detail: "Whoever works for the shop writes no review" });
  const received = await findReceived(tx, userId, itemId);
  if (received === undefined) throw new Refusal("REVIEW_NEEDS_DELIVERY");
  return received;
}

/**
 * Writes a person's review of an item, or changes it. Either way it waits to be read. A call that changes nothing
 * leaves it as it is, and one that only hides the name is always allowed. Locks the account and the review. Throws as
 * `requireWriter`, UNAUTHENTICATED if the account is closed or locked, VERSION_CONFLICT and RATE_LIMITED.
 */
export function writeReview(
  db: Connection,
  { userId, itemId, language }: { userId: string; itemId: string; language: Language },
  written: Written,
  at: Date,
): Promise<ReviewRow> {
  const { version, ...fields } = written;
  return db.transaction().execute(async (tx) => {
    const { roles } = await holdOpenAccount(tx, userId);
    const locked = await lockReview(tx, userId, itemId);
    if (locked?.version === version && onlyHides(locked, written)) return hideName(tx, locked);
    const own = { userId, itemId };
    const received = await requireWriter(tx, roles, own);
    const first = {
      ...own,
      ...fields,
      reviewId: randomUUID(),
      language,
      source: received.source,
      receivedMonth: received.receivedAt.toISOString().slice(0, "2026-11".length),
      writtenAt: at,
    };
    const inserted = locked === undefined && version === 0 ? await insertReview(tx, first) : undefined;
    if (inserted !== undefined) {
      await countWriting(tx, own, at);
      return inserted;
    }
    // If another call has inserted a review meanwhile, it is committed by now.
    const review = locked ?? (await lockReview(tx, userId, itemId));
    if (review === undefined) throw new Refusal("VERSION_CONFLICT");
    const isKnown = review.version === version || review.version === version + 1;
    // Refused with its pictures, which are gone, the same text may be what was fine.
    if (isKnown && isEqual(review, written) && review.state !== "TextRefused") return review;
    if (review.version !== version) throw new Refusal("VERSION_CONFLICT");
    await countWriting(tx, own, at);
    return changeReview(tx, own, { ...fields, language, state: "Pending", reason: null, writtenAt: at });
  });
}

/** Deletes a person's review of an item, if there is one. A void one stays without its words. Locks the review. */
export function deleteReview(db: Connection, userId: string, itemId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, userId, itemId);
    if (review !== undefined) await removeReview(tx, review);
  });
}
