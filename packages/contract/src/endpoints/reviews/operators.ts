import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { approvalErrors, reason, version } from "../operators/fields.ts";
import { reviewFields } from "./reviews.ts";
import { REVIEW_STATES, REVIEW_WARNINGS } from "./states.ts";

const adminReview = z.strictObject({
  ...reviewFields,
  item: z.strictObject({ id, name: z.string(), imageUrl: z.string() }),
  /** Null unless the caller may see people. */
  userInfoId: id.nullable(),
  /** The name that is shown with the review. Null unless the person shows it. */
  userName: z.string().nullable(),
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable(),
  /** When it was last written. */
  writtenAtUtc: timeUtc,
  warnings: z.array(z.enum(REVIEW_WARNINGS)),
  version,
});

export const adminReviewEndpoints = {
  listAdminReviews: {
    summary: "Reviews of people, those that were written first come first",
    access: ["Admin"],
    permission: "reviews.decide",
    query: z.strictObject({
      state: z.enum(REVIEW_STATES).optional(),
      itemId: idOf("item").optional(),
      ...pageQuery,
      sortBy: z.enum(["WrittenAtUtc"]).default("WrittenAtUtc"),
      sortDirection: sortDirection.default("Asc"),
    }),
    response: pageOf(adminReview),
    errors: [],
  },
  viewAdminReviewPicture: {
    summary: "A picture of a review in any state, as WebP",
    access: ["Admin"],
    permission: "reviews.decide",
    params: z.strictObject({ id: idOf("reviewPicture") }),
    response: z.unknown(),
    isDownload: true,
    errors: ["NOT_FOUND"],
  },
  moderateReview: {
    summary:
      "Publish a review, refuse its text and pictures, or void it with a second person: only then do its stars not count",
    access: ["Admin"],
    permission: "reviews.decide",
    params: z.strictObject({ id: idOf("review") }),
    body: z.strictObject({ state: z.enum(REVIEW_STATES), reason: reason.optional(), version }),
    response: z.strictObject({ id, state: z.enum(REVIEW_STATES), version }),
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
