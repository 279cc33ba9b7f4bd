import { z } from "zod";
import { ITEM_ZIP_MAX_BYTES, ITEM_FILE_TYPES } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { freeText } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { makerInput } from "../../../texts/product-safety-schema.ts";
import { itemFilters, itemOrder, stock, weight } from "./items.ts";
import { work } from "../../operators/works.ts";

/** Maximum number of items that an operator may select one by one. */
const CHOSEN_MAX = 1000;

/** The fields to change in every item; missing fields stay as they are. */
const change = z.strictObject({
  /** Percentage by which the price changes; negative to lower it. Prices are rounded to whole cents. */
  pricePercent: z.number().min(-90).max(900).multipleOf(0.01).optional(),
  categoryId: idOf("category").optional(),
  isActive: z.boolean().optional(),
  isSellable: z.boolean().optional(),
  /** The new stock in pieces; null means unlimited. */
  setStock: stock.optional(),
  /** The weight of a piece in grams; null for an unknown one. */
  weightGrams: weight.optional(),
  /** The manufacturer, and who answers for it in the EU. */
  maker: makerInput.optional(),
  /** Pieces to add, or to take away if negative. Items with unlimited stock are not changed. */
  addStock: z.int().min(-1_000_000).max(1_000_000).optional(),
});

export const bulkItemEndpoints = {
  exportItems: {
    summary: "Items as a CSV file, which can be changed and imported again",
    access: ["Admin"],
    permission: "catalogue.read",
    query: z.strictObject({ ...itemFilters, ...itemOrder }),
    response: z.string(),
    isDownload: true,
    errors: [],
  },
  planItemImport: {
    summary:
      "Plan an import of items from a CSV file, or a zip file of one and pictures: what each line does, and its mistakes",
    access: ["Admin"],
    permission: "catalogue.change",
    /** `title` is the name of the file. */
    query: z.strictObject({ title: freeText("Title", 120).default("items.csv") }),
    upload: { mediaTypes: ITEM_FILE_TYPES, mostBytes: ITEM_ZIP_MAX_BYTES },
    status: 201,
    response: work,
    errors: [],
  },
  planItemEdit: {
    summary: "Plan a change of chosen items, or of all that match, up to 10,000",
    access: ["Admin"],
    permission: "catalogue.change",
    /** Either `itemIds` or `matching` is given. */
    body: z.strictObject({
      itemIds: z.array(idOf("item")).min(1).max(CHOSEN_MAX).optional(),
      matching: z.strictObject(itemFilters).optional(),
      change,
    }),
    status: 201,
    response: work,
    errors: ["STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
