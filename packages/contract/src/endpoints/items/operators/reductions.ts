import { z } from "zod";
import { REDUCTION_MAX_PERCENT } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { day, euros, eurosInput, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { REDUCTION_STATES } from "../../../statuses.ts";
import { approvalErrors } from "../../operators/fields.ts";

/** Maximum number of items that a reduction names one by one. */
const CHOSEN_MAX = 100;

const reduction = z.strictObject({
  id,
  /** The category whose items it reduces. Null if they were chosen one by one. */
  category: z.strictObject({ id, name: z.string() }).nullable(),
  /** Off the lowest price of the 30 days before it began. Null if it names a price. */
  percent: z.int().nullable(),
  price: euros.nullable(),
  state: z.enum(REDUCTION_STATES),
  fromUtc: timeUtc,
  untilUtc: timeUtc,
  /** The time at which it began and ended. Null if it has not, or was taken back before. */
  begunAtUtc: timeUtc.nullable(),
  endedAtUtc: timeUtc.nullable(),
  itemCount: z.int(),
  /** The name of one of its items. */
  itemName: z.string(),
});

const reducedItem = z.strictObject({
  id,
  name: z.string(),
  imageUrl: z.string(),
  marketPrice: euros,
  /** Both are fixed when the reduction begins. */
  lowestPrice: euros.nullable(),
  /** Null if the item is not reduced, because its price would not be lower. */
  reducedPrice: euros.nullable(),
  /** Paid pieces that were ordered while the reduction ran, and what they were sold for. */
  pieces: z.int(),
  soldAmount: euros,
});

const reductionDetail = reduction.extend({ items: z.array(reducedItem), pieces: z.int(), soldAmount: euros });

const byId = z.strictObject({ id: idOf("reduction") });

export const adminReductionEndpoints = {
  listReductions: {
    summary: "Reductions of prices, the latest first",
    access: ["Admin"],
    permission: "catalogue.read",
    query: z.strictObject({
      state: z.enum(REDUCTION_STATES).optional(),
      ...pageQuery,
      sortBy: z.enum(["FromUtc"]).default("FromUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(reduction),
    errors: [],
  },
  getReduction: {
    summary: "A reduction with its items, and what was sold while it ran",
    access: ["Admin"],
    permission: "catalogue.read",
    params: byId,
    response: reductionDetail,
    errors: ["NOT_FOUND"],
  },
  createReduction: {
    summary: "Reduce the price of items, or of what a category holds now, for some days; market prices stay",
    access: ["Admin"],
    permission: "catalogue.change",
    /** Either `itemIds` or `categoryId` is given, and either `percent` or `price`, which is for a single item. */
    body: z.strictObject({
      itemIds: z.array(idOf("item")).min(1).max(CHOSEN_MAX).optional(),
      categoryId: idOf("category").optional(),
      percent: z.int().min(1).max(REDUCTION_MAX_PERCENT).optional(),
      price: eurosInput.refine((price) => price >= 10, "must be at least 10 cents").optional(),
      /** The first day, in the shop's time zone. Without it, the reduction begins at once. */
      from: day.optional(),
      /** The last day, in the shop's time zone. */
      until: day,
    }),
    status: 201,
    response: reductionDetail,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
  endReduction: {
    summary: "End a reduction at once, or take it back before it begins",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byId,
    response: reductionDetail,
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
