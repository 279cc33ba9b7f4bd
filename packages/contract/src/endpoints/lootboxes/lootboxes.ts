import { z } from "zod";
import { MOST_SIMILAR_BOXES } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosQuery, id, integerQueryFrom, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { LOOTBOX_STATUSES, SHOP_LOOTBOX_SORTS } from "../../statuses.ts";
import { hash } from "../fairness/fairness.ts";
import { itemBrief } from "../items/items.ts";

export const drop = z.strictObject({
  id,
  itemId: id,
  /** Has the item's English name in the odds table. */
  item: itemBrief,
  /** The item's name in the language of the request; null in English and without a translation. */
  translatedName: z.string().nullable(),
  tickets: z.int(),
  /** The first and last ticket of the drop, both inclusive. Tickets count from 0. */
  ticketFrom: z.int(),
  ticketTo: z.int(),
  probability: z.number(),
});

const lootboxFields = {
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Hue of the box's scene, in degrees. */
  hue: z.int(),
  price: euros,
  status: z.enum(LOOTBOX_STATUSES),
  tags: z.array(z.string()),
  categoryIds: z.array(id),
  /** Up to one minute old. */
  openedCount: z.int(),
  publishedAtUtc: timeUtc,
  tableVersion: z.int(),
  lowestItemPrice: euros,
  highestItemPrice: euros,
  expectedValue: euros,
  medianValue: euros,
  /** From 0 to 1: the probability of an item whose market price is above the box's price. */
  chanceToBeatPrice: z.number(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
};

export const lootbox = z.strictObject({
  ...lootboxFields,
  topDrops: z.array(drop).max(4),
  /** The categories of all items that the box can drop. */
  winCategoryIds: z.array(id),
  /** The probability of an item of the wanted category, or of the wishlist; null if nothing was asked for. */
  wanted: z.strictObject({ probability: z.number() }).nullable(),
});

/** The announced terms of a box in the terms log. Without a version, the box will close. */
export const announcement = z.strictObject({
  validFromUtc: timeUtc,
  next: z.strictObject({ tableVersion: z.int(), oddsHash: hash, price: euros }).nullable(),
});

export const lootboxDetail = z.strictObject({
  ...lootboxFields,
  oddsHash: hash,
  drops: z.array(drop),
  /** The announced terms; null if nothing is announced. */
  announced: announcement.nullable(),
});

const publishedOdds = z.strictObject({ oddsTable: z.string(), oddsHash: hash, publishedAtUtc: timeUtc });

export const byLootboxId = z.strictObject({ id: idOf("lootbox") });

export const lootboxEndpoints = {
  listLootboxes: {
    summary: "Boxes that can be opened",
    access: "public",
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      categoryId: idOf("category").optional(),
      /** Only boxes that can drop an item of this category. */
      winsCategoryId: idOf("category").optional(),
      tag: z.string().trim().max(30).optional(),
      minPrice: eurosQuery.optional(),
      maxPrice: eurosQuery.optional(),
      ...pageQuery,
      sortBy: z.enum(SHOP_LOOTBOX_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(lootbox),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  listWishBoxes: {
    summary: "Boxes that can drop something from the person's wishlist, the likeliest first",
    access: ["User"],
    rateLimit: "search",
    query: z.strictObject(pageQuery),
    response: pageOf(lootbox),
    errors: [],
    isTranslated: true,
  },
  getLootbox: {
    summary: "One box with all its odds",
    access: "public",
    params: byLootboxId,
    response: lootboxDetail,
    errors: ["NOT_FOUND"],
    cache: "public",
    isTranslated: true,
  },
  listSimilarLootboxes: {
    summary: "Other boxes that can be opened, those first that cost about as much and hold the same items",
    access: "public",
    params: byLootboxId,
    response: z.array(lootbox).max(MOST_SIMILAR_BOXES),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  getLootboxVersion: {
    summary: "The exact text of an odds table that was hashed, for ever",
    access: "public",
    params: z.strictObject({ id: idOf("lootbox"), tableVersion: integerQueryFrom(1) }),
    response: publishedOdds,
    errors: ["NOT_FOUND"],
    cache: "public",
  },
  getLootboxOdds: {
    summary: "The same by its hash, which is how offers name it",
    access: "public",
    params: z.strictObject({ id: idOf("lootbox"), oddsHash: z.string().regex(/^[0-9a-f]{64}$/, "must be a hash") }),
    response: publishedOdds,
    errors: ["NOT_FOUND"],
    cache: "public",
  },
} as const satisfies Record<string, EndpointDefinition>;
