import { z } from "zod";
import { MOST_SIMILAR_ITEMS } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosQuery, flag, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { SHOP_ITEM_SORTS } from "../../statuses.ts";
import { shownSafety } from "../../texts/product-safety-schema.ts";
import { TIERS } from "../../tiers.ts";

export const category = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  sortOrder: z.int(),
  isActive: z.boolean(),
  itemCount: z.int(),
});

/** A public reduction of an item's price. */
const reduction = z.strictObject({
  /** The price that the shop asks now. */
  price: euros,
  /** The lowest price of the 30 days before the reduction began. */
  lowestPrice: euros,
  /** By how much `price` is below `lowestPrice`, rounded down. */
  percent: z.int(),
  untilUtc: timeUtc,
});

/** The fields of an item that is part of another response. */
export const itemBrief = z.strictObject({
  id,
  name: z.string(),
  imageUrl: z.string(),
  marketPrice: euros,
  tier: z.enum(TIERS),
});

/** The brief of an item that is offered for sale. */
export const offeredItem = itemBrief.extend({ reduction: reduction.nullable() });

const itemFields = {
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  galleryUrls: z.array(z.string()),
  categoryId: id,
  category: z.strictObject({ id, name: z.string() }),
  brand: z.string(),
  marketPrice: euros,
  /** Null if the shop asks the market price. */
  reduction: reduction.nullable(),
  tier: z.enum(TIERS),
  /** Pieces left to buy; null means unlimited. */
  stock: z.int().nullable(),
  isSellable: z.boolean(),
  isActive: z.boolean(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
  /** The weight of a piece with its packaging; null if it is not known. */
  weightGrams: z.int().nullable(),
};

export const item = z.strictObject(itemFields);

export const itemWithTexts = item.extend({
  /**
   * Alternative texts of the pictures, the main picture's first. Missing or empty texts mean that the name is enough.
   */
  altTexts: z.array(z.string()),
});

export const itemDetail = itemWithTexts.extend({
  safety: shownSafety,
  /** Of the reviews that count; null if there is none. */
  rating: z.strictObject({ average: z.number(), count: z.int() }).nullable(),
  /** Only with includeRelatedLootBoxes=true: the active boxes that contain the item. */
  relatedLootBoxes: z
    .array(
      z.strictObject({
        id,
        name: z.string(),
        imageUrl: z.string(),
        hue: z.int(),
        price: euros,
        probability: z.number(),
      }),
    )
    .optional(),
});

const listIds = z
  .union([idOf("item"), z.array(idOf("item")).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .optional();

/** Ids of items in the cart. At most 10, because more would not improve the suggestions. */
const similarTo = z
  .union([idOf("item"), z.array(idOf("item")).min(1).max(10)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

export const itemEndpoints = {
  listItems: {
    summary: "Items of the shop",
    access: "public",
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      categoryId: idOf("category").optional(),
      minPrice: eurosQuery.optional(),
      maxPrice: eurosQuery.optional(),
      inStock: flag.optional(),
      ids: listIds,
      ...pageQuery,
      sortBy: z.enum(SHOP_ITEM_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(item),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  getItem: {
    summary: "One item, on request with the boxes that hold it",
    access: "public",
    params: z.strictObject({ id: idOf("item") }),
    query: z.strictObject({ includeRelatedLootBoxes: flag.default(false) }),
    response: itemDetail,
    errors: ["NOT_FOUND"],
    cache: "public",
    isTranslated: true,
  },
  listSimilarItems: {
    summary: "Items that can be bought in the categories of others, at the closest prices, without those others",
    access: "public",
    query: z.strictObject({ to: similarTo }),
    response: z.array(item).max(MOST_SIMILAR_ITEMS),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  listCategories: {
    summary: "Categories in the order in which the shop shows them",
    access: "public",
    response: z.array(category),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
} as const satisfies Record<string, EndpointDefinition>;
