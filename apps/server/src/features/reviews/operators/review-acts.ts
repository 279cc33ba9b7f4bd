import { REVIEW_STATES } from "@trove/contract";
import { z } from "zod";
import { type Change, defineAct, type RevertCall } from "../../operators/index.ts";
import { knownReview, moderateReview } from "./moderate-review.ts";

/** The fields of a review in the audit log. */
const audited = z.object({
  itemName: z.string(),
  rating: z.int(),
  status: z.enum(REVIEW_STATES),
  reason: z.string().nullable(),
  version: z.int(),
});

/** Builds the call that gives a review its earlier state. */
function revert({ subjectId: id, before, after }: Change): RevertCall {
  const { status: state, reason } = audited.parse(before);
  const body = { state, ...(reason !== null && { reason }), version: audited.parse(after).version };
  return { action: "moderateReview", params: { id }, body };
}

const isVoid = (outline: object | null) => audited.parse(outline).status === "Void";

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
      isNeeded: ({ before, after }) => isVoid(before) || isVoid(after),
      asks: (_db, { after }) => {
        const { itemName, rating } = audited.parse(after);
        return { action: "moderateReview", itemName, rating, isVoid: isVoid(after) };
      },
    },
  }),
];
