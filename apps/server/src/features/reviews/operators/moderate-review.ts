import type { ReviewState } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { lockReview, readHashes, removePictures, type ReviewRow } from "../index.ts";
import { decideReview, findById } from "./reviews.store.ts";

type Call = OperatorCall<"moderateReview">;

/** Finds the review of an act. Its person owns the changed row. Throws NOT_FOUND. */
export async function knownReview(db: Connection, { params: { id } }: Call) {
  const found = await findById(db, id);
  if (found === undefined) throw new Refusal("NOT_FOUND");
  return { subject: found.userId, known: found };
}

type Known = Awaited<ReturnType<typeof knownReview>>;

const OF_STAFF = "Its person works for the shop, so its stars can't be counted";

const outlined = ({ itemId, rating, countedAs, state, reason, version }: ReviewRow) => {
  return { itemId, rating, countedAs, status: state, reason, version };
};

/** Whether a decision about somebody who works for the shop changes how the item's stars are counted. */
const countsStaff = ({ rating, countedAs }: ReviewRow, state: ReviewState) =>
  state !== "Void" && (state !== "TextRefused" || countedAs !== rating);

/**
 * Decides about a review. Only Void takes its stars away: a refused text keeps them. Both delete its pictures, of which
 * the audit log keeps the hashes. Locks the review. Throws:
 * - NOT_FOUND; VERSION_CONFLICT if it has been written anew or decided meanwhile, unless it shall be void
 * - FORBIDDEN for the operator's own review, and for stars of somebody who works for the shop
 * - STATUS_CONFLICT if it is in that state already, or if it shall wait again without having been void
 * - VALIDATION_FAILED if a refusal lacks its reason, which the person reads
 */
export async function moderateReview(
  tx: Transaction,
  at: Date,
  { person, body: { state, reason: typed, version } }: Call,
  { known: { userId, itemId, name, isStaff } }: Known,
) {
  const reason = typed ?? null;
  const before = await lockReview(tx, userId, itemId);
  if (before === undefined) throw new Refusal("NOT_FOUND");
  // A fraud is a fraud however often it is written anew.
  if (before.version !== version && state !== "Void") throw new Refusal("VERSION_CONFLICT");
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own review" });
  // Only a void is taken back. Any other review that waited again would no longer be shown.
  const isHidden = state === "Pending" && before.state !== "Void";
  if (before.state === state || isHidden) throw new Refusal("STATUS_CONFLICT");
  if (isStaff && countsStaff(before, state)) throw new Refusal("FORBIDDEN", { detail: OF_STAFF });
  if (reason === null && (state === "TextRefused" || state === "Void")) {
    throw new Refusal("VALIDATION_FAILED", { errors: { reason: ["Reason is required"] } });
  }
  const pictures = await readHashes(tx, before);
  // A stranger's face or document must not stay in the shop, not even unseen.
  if (state === "TextRefused" || state === "Void") await removePictures(tx, before);
  const after = await decideReview(tx, before, {
    state,
    reason: state === "Published" || state === "Pending" ? null : reason,
    countedAs: state === "Void" ? 0 : before.rating,
    // The first decision stays, so that nobody moves a review to the top by deciding again.
    decidedAt: before.decidedAt ?? at,
  });
  return {
    facts: { id: after.reviewId, state, version: after.version },
    audit: {
      subjectId: after.reviewId,
      before: { ...outlined(before), itemName: name, pictures },
      after: { ...outlined(after), itemName: name },
      ...(reason !== null && { reason }),
    },
    people: [userId],
  };
}
