import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, eurosInput, id, pageOf, pageQuery, sortDirection, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";
import { INVENTORY_SOURCES, INVENTORY_STATUSES, ITEM_SORTS } from "../statuses.ts";
import { balance } from "./balance.ts";
import { itemBrief } from "./items/items.ts";

export const inventoryItem = z.strictObject({
  id,
  item: itemBrief,
  status: z.enum(INVENTORY_STATUSES),
  source: z.enum(INVENTORY_SOURCES),
  transactionId: id.nullable(),
  purchaseId: id.nullable(),
  shipmentId: id.nullable(),
  acquiredPrice: euros,
  marketPrice: euros,
  /** The price for selling the item back, frozen when the item was acquired. */
  sellPrice: euros,
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  soldAtUtc: timeUtc.nullable(),
  deliveredAtUtc: timeUtc.nullable(),
  version: z.int(),
  /** The present weight of the item with its packaging; null if it is not known. */
  weightGrams: z.int().nullable(),
});

export const inventoryEndpoints = {
  listInventory: {
    summary: "What the person owns and owned, with totals of the selection",
    access: ["User"],
    query: z.strictObject({
      status: z.enum(INVENTORY_STATUSES).optional(),
      source: z.enum(INVENTORY_SOURCES).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery,
      sortBy: z.enum(ITEM_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(inventoryItem).extend({
      summary: z.strictObject({ count: z.int(), marketValue: euros, sellValue: euros }),
    }),
    errors: [],
  },
  sellInventoryItem: {
    summary: "Sell one item back at its frozen price",
    access: ["User"],
    params: z.strictObject({ id: idOf("inventoryItem") }),
    body: z.strictObject({ expectedSellPrice: eurosInput }),
    response: z.strictObject({ transactionId: id, amount: euros, balance }),
    errors: [
      "NOT_FOUND",
      "ITEM_NOT_AVAILABLE",
      "NOT_OFFERED_HERE",
      "TAKING_BREAK",
      "LIMIT_REACHED",
      "REGISTER_REFUSED",
      "PRICE_CHANGED",
    ],
  },
} as const satisfies Record<string, EndpointDefinition>;
