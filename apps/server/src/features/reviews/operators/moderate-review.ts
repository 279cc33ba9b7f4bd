import type { ReviewState } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { lockReview, type ReviewRow } from "../index.ts";
import { decideReview, findById } from "./reviews.store.ts";

type Call = OperatorCall<"moderateReview">;

/** Finds the review of an act. Its person owns the changed row. Throws NOT_FOUND. */
export async function knownReview(db: Connection, { params: { id } }: Call) {
  const found = await findById(db, id);
  if (found === undefined) throw new Refusal("NOT_FOUND");
  return { subject: found.userId, known: found };
}

type Known = Awaited<ReturnType<typeof knownReview>>;

/**
 * How a review counts after a decision. Only Void takes its stars away: a refused text keeps them, and so does a
 * review that is put back to be read.
 */
function countedAfter({ rating, countedAs, state: before }: ReviewRow, state: ReviewState): number | null {
  if (state === "Void") return 0;
  if (state !== "Pending") return rating;
  return before === "Void" ? rating : countedAs;
}

const outlined = ({ itemId, rating, state, reason, version }: ReviewRow) => {
  return { itemId, rating, status: state, reason, version };
};

/**
 * Decides about a review. Locks it. Throws:
 * - NOT_FOUND; VERSION_CONFLICT if it has been written anew or decided meanwhile
 * - FORBIDDEN for the operator's own review
 * - STATUS_CONFLICT if it is in that state already
 * - VALIDATION_FAILED if a refusal lacks its reason, which the person reads
 */
export async function moderateReview(
  tx: Transaction,
  at: Date,
  { person, body: { state, reason: typed, version } }: Call,
  { known: { userId, itemId, name } }: Known,
) {
  const reason = typed ?? null;
  const before = await lockReview(tx, userId, itemId);
  if (before === undefined) throw new Refusal("NOT_FOUND");
  if (before.version !== version) throw new Refusal("VERSION_CONFLICT");
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own review" });
  if (before.state === state) throw new Refusal("STATUS_CONFLICT");
  if (reason === null && (state === "TextRefused" || state === "Void")) {
    throw new Refusal("VALIDATION_FAILED", { errors: { reason: ["Reason is required"] } });
  }
  const after = await decideReview(tx, before, {
    state,
    reason: state === "Published" || state === "Pending" ? null : reason,
    countedAs: countedAfter(before, state),
    decidedAt: state === "Pending" ? null : at,
  });
  return {
    facts: { id: after.reviewId, state, version: after.version },
    audit: {
      subjectId: after.reviewId,
      before: { ...outlined(before), itemName: name },
      after: { ...outlined(after), itemName: name },
      ...(reason !== null && { reason }),
    },
    people: [userId],
  };
}
