import { z } from "zod";
import { MAX_OPEN_COUNT } from "../constants.ts";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, eurosInput, eurosQuery, flag, id, pageOf, pageQuery, sortDirection, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";
import { INVENTORY_STATUSES, LOOTBOX_SORTS, LOOTBOX_STATUSES } from "../statuses.ts";
import { balance } from "./balance.ts";
import { hash, receipt } from "./fairness.ts";
import { itemBrief } from "./items.ts";

export const drop = z.strictObject({
  id,
  itemId: id,
  item: itemBrief,
  tickets: z.int(),
  /** First and last ticket of the drop, counted from 0, both inclusive. */
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
  /** From 0 to 1: the probability of an item whose market price is strictly above the box's price. */
  chanceToBeatPrice: z.number(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
};

export const lootbox = z.strictObject({ ...lootboxFields, topDrops: z.array(drop).max(4) });
export const lootboxDetail = z.strictObject({ ...lootboxFields, oddsHash: hash, drops: z.array(drop) });

const terms = z.strictObject({
  nonce: z.int().min(0),
  serverSeedHash: z.string().max(64),
  clientSeed: z.string().max(256),
  oddsHash: z.string().max(64),
});

export const openResponse = z.strictObject({
  openings: z.array(
    z.strictObject({
      openingId: id,
      transactionId: id,
      drawIndex: z.int(),
      ticket: z.int(),
      itemId: id,
      item: itemBrief,
      inventoryItemId: id,
      sellPrice: euros,
    }),
  ),
  fairness: z.strictObject({
    serverSeed: z.string(),
    serverSeedHash: hash,
    clientSeed: z.string(),
    clientEntropy: z.string(),
    nonce: z.int(),
    oddsHash: hash,
    tableVersion: z.int(),
    nextServerSeedHash: hash,
    nextCommitmentSignature: z.string(),
  }),
  receipt,
  balance,
});

export const openingDetail = z.strictObject({
  id,
  transactionId: id,
  userInfoId: id,
  lootBox: z.strictObject({ id, name: z.string(), imageUrl: z.string() }),
  tableVersion: z.int(),
  pricePaid: euros,
  ticket: z.int(),
  probability: z.number(),
  itemId: id,
  inventoryItemId: id,
  openedAtUtc: timeUtc,
  fairness: z.strictObject({
    serverSeedHash: hash,
    serverSeed: z.string(),
    clientSeed: z.string(),
    clientEntropy: z.string(),
    nonce: z.int(),
    drawIndex: z.int(),
    oddsHash: hash,
  }),
  /** The table at the time of the opening, with the current names of the items. */
  drops: z.array(drop),
  /** All transactions of the same request, including this one, in draw order. */
  requestTransactionIds: z.array(id),
  inventoryStatus: z.enum(INVENTORY_STATUSES),
  sellPrice: euros,
  /** Only with includeItem=true. Its market price is the one at the time of the opening. */
  item: itemBrief.optional(),
});

const byLootboxId = z.strictObject({ id: idOf("lootbox") });

export const lootboxEndpoints = {
  listLootboxes: {
    summary: "Boxes that can be opened",
    access: "public",
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      categoryId: idOf("category").optional(),
      tag: z.string().trim().max(30).optional(),
      minPrice: eurosQuery.optional(),
      maxPrice: eurosQuery.optional(),
      ...pageQuery,
      sortBy: z.enum(LOOTBOX_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(lootbox),
    errors: [],
    cache: "public",
  },
  getLootbox: {
    summary: "One box with all its odds",
    access: "public",
    params: byLootboxId,
    response: lootboxDetail,
    errors: ["NOT_FOUND"],
    cache: "public",
  },
  getLootboxVersion: {
    summary: "The exact text of an odds table that was hashed, for ever",
    access: "public",
    params: z.strictObject({ id: idOf("lootbox"), tableVersion: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: z.strictObject({ oddsTable: z.string(), oddsHash: hash, publishedAtUtc: timeUtc }),
    errors: ["NOT_FOUND"],
    cache: "public",
  },
  openLootbox: {
    summary: "Open one to five of a box, all or none",
    access: ["User"],
    params: byLootboxId,
    body: z.strictObject({
      quantity: z.int().min(1).max(MAX_OPEN_COUNT).default(1),
      expectedPrice: eurosInput,
      clientEntropy: z
        .string()
        .regex(/^[0-9a-f]{32}$/, "must be 32 lowercase hex characters")
        .optional(),
      terms: terms.optional(),
    }),
    response: openResponse,
    errors: ["NOT_FOUND", "INSUFFICIENT_BALANCE", "LOOTBOX_UNAVAILABLE", "PRICE_CHANGED", "DRAW_TERMS_CHANGED"],
    rateLimit: "open",
  },
  getOpeningDetail: {
    summary: "One opening, with what proves it",
    access: ["User", "Admin"],
    query: z.strictObject({ transactionId: idOf("transaction"), includeItem: flag.default(false) }),
    response: openingDetail,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
