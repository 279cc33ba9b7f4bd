import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, freeLines, id, integerFrom, pageOf, pageQuery } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { offeredLanguages } from "../../places/languages.ts";
import { INVENTORY_SOURCES } from "../../statuses.ts";
import { MAX_STARS, REVIEW_STATES, REVIEW_TEXT_MAX } from "./states.ts";

const stars = z.int().min(1).max(MAX_STARS);

/** The fields of a review that everybody sees, and operators too. */
export const reviewFields = {
  id,
  rating: stars,
  text: z.string(),
  /** The language of the page on which it was written. */
  language: z.enum(offeredLanguages),
  source: z.enum(INVENTORY_SOURCES),
  /** The month in which the piece arrived: YYYY-MM. */
  receivedMonth: z.string(),
};

/** How often an item got 1, 2, 3, 4 and 5 stars. `average` is null without a counted review. */
export const ratings = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  stars: z.array(z.int()).length(MAX_STARS),
  /** The number of reviews that were voided, and so count for nothing. */
  notCounted: z.int(),
  /** The number of reviews that wait to be read, whether their stars count already or not. */
  waiting: z.int(),
});

const ownReview = z.strictObject({
  rating: stars,
  text: z.string(),
  showsName: z.boolean(),
  state: z.enum(REVIEW_STATES),
  /** Why its text is not shown, or why it does not count. */
  reason: z.string().nullable(),
  version: z.int(),
});

const byItem = z.strictObject({ id: idOf("item") });

export const reviewEndpoints = {
  listReviews: {
    summary: "Reviews of an item that were decided, those in the reader's language first, then those decided last",
    access: "public",
    params: byItem,
    query: z.strictObject(pageQuery),
    response: pageOf(
      z.strictObject({
        ...reviewFields,
        /** Empty if the text was refused, or if there is none. */
        text: z.string(),
        isTextRefused: z.boolean(),
        /** Null unless the person shows it. */
        userName: z.string().nullable(),
      }),
    ).extend({ ratings }),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  getOwnReview: {
    summary: "The person's own review of an item, and whether they have received it and may write one",
    access: ["User"],
    params: byItem,
    response: z.strictObject({ review: ownReview.nullable(), mayWrite: z.boolean() }),
    errors: [],
  },
  putReview: {
    summary: "Write a review of an item that the person has received, or change it; then it waits to be read",
    access: ["User"],
    params: byItem,
    body: z.strictObject({
      rating: stars,
      text: freeLines("Text", REVIEW_TEXT_MAX, 0),
      showsName: z.boolean(),
      /** The version that the person saw; 0 for a first review. */
      version: integerFrom(0),
    }),
    response: ownReview,
    errors: ["REVIEW_NEEDS_DELIVERY", "VERSION_CONFLICT"],
  },
  deleteReview: {
    summary: "Delete the person's own review of an item, if there is one; its stars no longer count",
    access: ["User"],
    params: byItem,
    status: 204,
    response: empty,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
