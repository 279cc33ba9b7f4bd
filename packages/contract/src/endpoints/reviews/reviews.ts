import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { PICTURE_TYPES } from "../../constants.ts";
import { empty, freeLines, id, integerFrom, pageOf, pageQuery } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { offeredLanguages } from "../../places/languages.ts";
import { INVENTORY_SOURCES } from "../../statuses.ts";
import {
  MAX_STARS,
  REVIEW_PICTURE_MAX_BYTES,
  REVIEW_PICTURE_PLACES,
  REVIEW_STATES,
  REVIEW_TEXT_MAX,
} from "./states.ts";

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
  /** The ids of its pictures, in order. */
  pictures: z.array(id).max(REVIEW_PICTURE_PLACES.length),
};

const place = z.enum(REVIEW_PICTURE_PLACES);

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
  /** The id changes with each picture that is sent to the place. */
  pictures: z.array(z.strictObject({ place, id })),
  version: z.int(),
});

const byItem = z.strictObject({ id: idOf("item") });
const byPlace = byItem.extend({ place });

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
        /** Empty if the text was refused. */
        pictures: reviewFields.pictures,
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
  sendReviewPicture: {
    summary: "Put a picture in a place of the person's own review, without what its file says besides its pixels",
    access: ["User"],
    params: byPlace,
    upload: { mediaTypes: PICTURE_TYPES, mostBytes: REVIEW_PICTURE_MAX_BYTES },
    rateLimit: "upload",
    response: ownReview,
    errors: ["NOT_FOUND", "REVIEW_NEEDS_DELIVERY", "STATUS_CONFLICT"],
  },
  deleteReviewPicture: {
    summary: "Delete the picture in a place of the person's own review, if there is one",
    access: ["User"],
    params: byPlace,
    response: ownReview,
    errors: ["NOT_FOUND"],
  },
  viewOwnReviewPicture: {
    summary: "A picture of the person's own review, as WebP, also while nobody else sees it",
    access: ["User"],
    params: byPlace,
    response: z.unknown(),
    isDownload: true,
    errors: ["NOT_FOUND"],
  },
  viewReviewPicture: {
    summary: "A picture of a published review, as WebP",
    access: "public",
    params: z.strictObject({ id: idOf("reviewPicture") }),
    response: z.unknown(),
    isDownload: true,
    errors: ["NOT_FOUND"],
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
