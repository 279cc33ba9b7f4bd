import { REVIEW_STATES } from "@trove/contract";
import { z } from "zod";
import { type Change, defineAct, type RevertCall } from "../../operators/index.ts";
import { knownReview, moderateReview } from "./moderate-review.ts";

/** The fields of a review in the audit log. */
const audited = z.object({
  itemName: z.string(),
  rating: z.int(),
  countedAs: z.int().nullable(),
  status: z.enum(REVIEW_STATES),
  reason: z.string().nullable(),
  version: z.int(),
});

const isVoid = (outline: object | null) => audited.parse(outline).status === "Void";
const countsNothing = (outline: object | null) => audited.parse(outline).countedAs === 0;

/** Builds the call that gives a review its earlier state. Only a void review can wait again. */
function revert({ subjectId: id, before, after }: Change): RevertCall | undefined {
  const { status: state, reason } = audited.parse(before);
  if (state === "Pending" && !isVoid(after)) return undefined;
  const body = { state, ...(reason !== null && { reason }), version: audited.parse(after).version };
  return { action: "moderateReview", params: { id }, body };
}

export const reviewActs = [
  defineAct({
    name: "moderateReview",
    prepare: knownReview,
    change: moderateReview,
    response: (_db, facts) => facts,
    revert,
    // Only this takes stars away from an item, or gives them back. One operator alone could make its average.
    approval: {
      kind: "publishing",
      isAlways: true,
      isNeeded: ({ before, after }) => countsNothing(before) !== countsNothing(after),
      // A void holds, even if its person has rewritten the review meanwhile.
      holdsFor: ({ before, after }) => (isVoid(after) ? {} : before),
      asks: (_db, { after }) => {
        const { itemName, rating } = audited.parse(after);
        return { action: "moderateReview", itemName, rating, isVoid: isVoid(after) };
      },
    },
  }),
];
