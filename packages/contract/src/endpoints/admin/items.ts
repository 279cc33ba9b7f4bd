import { cents } from "@trove/money";
import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { eurosInput, flag, freeText, pageOf, pageQuery, sortDirection } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { ITEM_SORTS } from "../../statuses.ts";
import { item } from "../items.ts";
import { confirmedPayout, search, version } from "./fields.ts";

const MARKET_PRICE_MIN = cents(10);
const MARKET_PRICE_MAX = cents(5_000_000);
const STOCK_MAX = 1_000_000;

const stock = z.int().min(0).max(STOCK_MAX).nullable();
/** The path of a picture of this shop. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\/[\w-]+(\/[\w-]+)*\.(webp|png|jpg|svg)$/, "must be the address of a picture of this shop");

const itemFields = {
  name: freeText("Name", 100),
  description: freeText("Description", 2000),
  imageUrl: picture,
  galleryUrls: z.array(picture).max(10),
  categoryId: idOf("category"),
  brand: freeText("Brand", 60),
  marketPrice: eurosInput.refine(
    (price) => price >= MARKET_PRICE_MIN && price <= MARKET_PRICE_MAX,
    "Market price must be between €0.10 and €50,000.00",
  ),
  isSellable: z.boolean(),
  isActive: z.boolean(),
};

const newItem = z.strictObject({
  ...itemFields,
  /** Made from the name if it is missing. It never changes afterwards. */
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single dashes")
    .optional(),
  /** Null means unlimited. */
  stock: stock.default(null),
});

const changedItem = z.strictObject({
  ...itemFields,
  version,
  /**
   * The stock that the form showed and the new one. The change is applied as a difference, so it does not undo sales in
   * between.
   */
  stockChange: z.strictObject({ from: stock, to: stock }).optional(),
  confirmedPayout: confirmedPayout.optional(),
});

export const adminItemEndpoints = {
  listAdminItems: {
    summary: "All items, those included that the shop does not show",
    access: ["Admin"],
    permission: "catalogue.read",
    query: z.strictObject({
      search,
      categoryId: idOf("category").optional(),
      isActive: flag.optional(),
      inStock: flag.optional(),
      ...pageQuery,
      sortBy: z.enum(ITEM_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(item),
    errors: [],
  },
  createItem: {
    summary: "Put a new item on the shelf",
    access: ["Admin"],
    permission: "catalogue.change",
    body: newItem,
    status: 201,
    response: item,
    errors: ["NOT_FOUND"],
  },
  updateItem: {
    summary: "Change an item and its stock; one that an open box holds keeps its name and pictures",
    access: ["Admin"],
    permission: "catalogue.change",
    params: z.strictObject({ id: idOf("item") }),
    body: changedItem,
    response: item,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "PAYOUT_UNCONFIRMED"],
  },
} as const satisfies Record<string, EndpointDefinition>;
