import { z } from "zod";
import { MARKET_PRICE_MAX, MARKET_PRICE_MIN, STOCK_MAX, WEIGHT_MAX_GRAMS } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";
import {
  euros,
  eurosInput,
  eurosQuery,
  flag,
  freeLines,
  freeText,
  id,
  pageOf,
  pageQuery,
  sortDirection,
  timeUtc,
} from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { ITEM_SORTS, LOOTBOX_STATUSES, STOCK_ENTRY_KINDS } from "../../../statuses.ts";
import { ruleTests } from "../../../rules.ts";
import { item, itemWithTexts } from "../items.ts";
import { approvalErrors, confirmedPayout, picture, search, slug, version } from "../../operators/fields.ts";
import { maker, productSafety, productSafetyInput, safetyGapsField } from "../../../texts/product-safety-schema.ts";
import { translations, translationsInput } from "../../../texts/translations-schema.ts";

export const stock = z.int().min(0).max(STOCK_MAX).nullable();
/** Grams of a piece with its packaging; null if it is not known. */
export const weight = z.int().min(1).max(WEIGHT_MAX_GRAMS).nullable();
const isMarketPrice = (price: number) => price >= MARKET_PRICE_MIN && price <= MARKET_PRICE_MAX;
const marketPriceText = "Market price must be between €0.10 and €50,000.00";
const altText = z.string().trim().max(150).refine(ruleTests.noControls, "can't contain invisible characters");
const byItemId = z.strictObject({ id: idOf("item") });

const itemFields = {
  name: freeText("Name", 100),
  description: freeLines("Description", 2000),
  /** Translations in missing languages stay as they are. */
  translations: translationsInput(freeText("Name", 100, 0), freeLines("Description", 2000, 0)).optional(),
  imageUrl: picture,
  galleryUrls: z.array(picture).max(10),
  /** Alternative texts of the pictures, the main picture's first. Empty texts mean that the name is enough. */
  altTexts: z.array(altText).max(11).default([]),
  categoryId: idOf("category"),
  brand: freeText("Brand", 60),
  marketPrice: eurosInput.refine(isMarketPrice, marketPriceText),
  isSellable: z.boolean(),
  isActive: z.boolean(),
  /** Without it, an item keeps its weight. */
  weightGrams: weight.optional(),
  /** Without it, an item keeps the facts that it has. */
  safety: productSafetyInput.optional(),
};

/** An item as operators edit it: English texts and all translations. */
const itemInLanguages = itemWithTexts.extend({
  translations,
  safety: productSafety,
  safetyGaps: safetyGapsField,
  /** The highest stock that counts as low; null for an item with unlimited stock. */
  lowStock: z.int().nullable(),
});

const newItem = z.strictObject({
  ...itemFields,
  /** The last part of the item's address. Made from the name by default, and never changed afterwards. */
  slug: slug.optional(),
  /** The stock in pieces; null means unlimited. */
  stock: stock.default(null),
});

const changedItem = z.strictObject({
  ...itemFields,
  version,
  /**
   * The stock that the form showed, and the stock that was typed. The difference is applied, so that sales in between
   * are not undone.
   */
  stockChange: z.strictObject({ from: stock, to: stock }).optional(),
  /**
   * The highest payout of a box, as a confirmation. Required if the new price makes a box pay out more than it costs.
   */
  confirmedPayout: confirmedPayout.optional(),
});

/** The average payout of an opening as a share of the box's price, rounded up: before and after a change. */
export const payoutChange = z.strictObject({ before: z.number(), after: z.number() });

/** A box that holds the item. A change of the item's name or price makes a new version of the box. */
const changedBox = z.strictObject({
  id,
  name: z.string(),
  status: z.enum(LOOTBOX_STATUSES),
  price: euros,
  /** The number of the version that would be published. */
  tableVersion: z.int(),
  payoutRatio: payoutChange,
  /** The earliest time at which openings have the new odds; null if immediately, because the box is not open. */
  inForceFromUtc: timeUtc.nullable(),
});

/** The effects of changed prices on boxes. */
export const boxChanges = {
  boxes: z.array(changedBox),
  /**
   * The box whose payout most exceeds its price, and the payout to confirm. Null if no box pays out more than it costs.
   */
  toConfirm: z.strictObject({ name: z.string(), payout: confirmedPayout }).nullable(),
};

/** The filters of items, for lists, files and bulk changes. */
export const itemFilters = {
  search,
  categoryId: idOf("category").optional(),
  isActive: flag.optional(),
  inStock: flag.optional(),
  /** True for items that lack facts about their safety, false for the others. */
  lacksSafety: flag.optional(),
};

/** The order of a list of items. */
export const itemOrder = {
  sortBy: z.enum(ITEM_SORTS).default("CreatedAtUtc"),
  sortDirection: sortDirection.default("Desc"),
};

const stockEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(STOCK_ENTRY_KINDS),
  /** Change in pieces. Null if the stock became limited or unlimited. */
  difference: z.int().nullable(),
  /** The stock afterwards, in pieces; null if unlimited. */
  available: z.int().nullable(),
  reason: z.string().nullable(),
  /** The operator who made the change; null for orders. */
  actor: z.strictObject({ userInfoId: id, userName: z.string() }).nullable(),
  createdAtUtc: timeUtc,
});

export const adminItemEndpoints = {
  listAdminItems: {
    summary: "All items, those included that the shop does not show",
    access: ["Admin"],
    permission: "catalogue.read",
    query: z.strictObject({ ...itemFilters, ...pageQuery, ...itemOrder }),
    response: pageOf(item.extend({ safetyGaps: safetyGapsField })),
    errors: [],
  },
  listMakers: {
    summary: "The manufacturers of items, with who answers for them in the EU, latest first",
    access: ["Admin"],
    permission: "catalogue.read",
    response: z.array(maker.extend({ itemCount: z.int() })),
    errors: [],
  },
  createItem: {
    summary: "Put a new item on the shelf",
    access: ["Admin"],
    permission: "catalogue.change",
    body: newItem,
    status: 201,
    response: itemInLanguages,
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
  },
  updateItem: {
    summary: "Change an item and its stock; one that an open box holds keeps its name and pictures",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byItemId,
    body: changedItem,
    response: itemInLanguages,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "PAYOUT_UNCONFIRMED", ...approvalErrors],
  },
  getAdminItem: {
    summary: "One item, whether the shop shows it or not",
    access: ["Admin"],
    permission: "catalogue.read",
    params: byItemId,
    response: itemInLanguages,
    errors: ["NOT_FOUND"],
  },
  previewItem: {
    summary: "Which boxes hold an item, what they would pay out if it had this price, and when",
    access: ["Admin"],
    permission: "catalogue.read",
    params: byItemId,
    query: z.strictObject({ marketPrice: eurosQuery.refine(isMarketPrice, marketPriceText) }),
    response: z.strictObject(boxChanges),
    errors: ["NOT_FOUND"],
  },
  listStock: {
    summary: "How the stock of an item came to be what it is, newest first",
    access: ["Admin"],
    permission: "catalogue.read",
    params: byItemId,
    query: z.strictObject(pageQuery),
    response: pageOf(stockEntry),
    errors: ["NOT_FOUND"],
  },
  changeStock: {
    summary: "Add pieces to an item's stock or take some away, as a difference that keeps sales in between",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byItemId,
    body: z.strictObject({
      from: stock,
      to: stock,
      /** The highest stock that counts as low; without it, the present one stays. */
      lowStock: z.int().min(0).max(STOCK_MAX).optional(),
      reason: freeText("Reason", 200),
    }),
    response: itemInLanguages,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
