import { cents } from "@trove/money";
import { z } from "zod";
import { LEAD_DAYS, TICKETS_TOTAL } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, freeLines, freeText, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { LOOTBOX_SORTS, LOOTBOX_STATUSES } from "../../statuses.ts";
import { hash } from "../fairness/fairness.ts";
import { itemBrief } from "../items/items.ts";
import { announcement, byLootboxId } from "./lootboxes.ts";
import { approvalErrors, confirmedPayout, picture, search, slug, version } from "../operators/fields.ts";
import { translations, translationsInput } from "../../texts/translations-schema.ts";

const PRICE_MIN = cents(10);
const PRICE_MAX = cents(5_000_000);
const MOST_DROPS = 50;

/** The tickets of a plan need not be complete: only a box that is published must have exactly a million. */
const plannedDrop = z.strictObject({ itemId: idOf("item"), tickets: z.int().min(0).max(TICKETS_TOTAL) });

const boxFields = {
  name: freeText("Name", 100),
  description: freeLines("Description", 2000, 0).default(""),
  /** Missing languages stay as they are. */
  translations: translationsInput(freeText("Name", 100, 0), freeLines("Description", 2000, 0)).optional(),
  /** Empty until there is a picture. */
  imageUrl: z.union([picture, z.literal("")]).default(""),
  hue: z.int().min(0).max(359).default(150),
  tags: z.array(freeText("Tag", 30)).max(5).default([]),
  categoryIds: z.array(idOf("category")).max(10).default([]),
  price: eurosInput.refine(
    (price) => price >= PRICE_MIN && price <= PRICE_MAX,
    "Price must be between €0.10 and €50,000.00",
  ),
  drops: z
    .array(plannedDrop)
    .max(MOST_DROPS)
    .refine((drops) => new Set(drops.map(({ itemId }) => itemId)).size === drops.length, "must name each item once")
    .default([]),
};

const versionName = z.strictObject({ tableVersion: z.int(), oddsHash: hash, price: euros, publishedAtUtc: timeUtc });

const adminBox = {
  id,
  name: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  hue: z.int(),
  status: z.enum(LOOTBOX_STATUSES),
  tags: z.array(z.string()),
  /** The price of the next version. */
  price: euros,
  /** Whether the plan has another price or other tickets than the version that was published last. */
  isChanged: z.boolean(),
  /** Up to one minute old. */
  openedCount: z.int(),
  /** Null before the first publication. */
  current: versionName.nullable(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
};

const listedBox = z.strictObject({
  ...adminBox,
  dropCount: z.int(),
  /** The average win as a share of the price, of the plan at present prices. Null without all tickets. */
  payoutRatio: z.number().nullable(),
});

const boxedItem = itemBrief.extend({ isActive: z.boolean(), stock: z.int().nullable() });

const boxDetail = z.strictObject({
  ...adminBox,
  description: z.string(),
  translations,
  categoryIds: z.array(id),
  publishedAtUtc: timeUtc.nullable(),
  /** The plan: what the next version will hold. */
  drops: z.array(z.strictObject({ itemId: id, tickets: z.int(), item: boxedItem })),
  /** The number that the next version will have. */
  nextTableVersion: z.int(),
  /** The announcement in the terms log for the box; null if there is none. */
  announced: announcement.nullable(),
});

/** The facts of a change; everything else is to be read again. */
const savedBox = z.strictObject({
  id,
  slug: z.string(),
  status: z.enum(LOOTBOX_STATUSES),
  /** The version that was published last; null before the first. */
  tableVersion: z.int().nullable(),
  version: z.int(),
});

const rehearsal = z.strictObject({
  /** The `version` of the box that was rehearsed. */
  version: z.int(),
  tableVersion: z.int(),
  /** The text that would be published now, and its hash. Null while the box isn't complete. */
  odds: z.strictObject({ oddsTable: z.string(), oddsHash: hash }).nullable(),
  /** Whether price and odds are those of the version that was published last, so that no new one would be made. */
  isSame: z.boolean(),
  /** The problems that keep the box from being published, by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** Whether the log has the box as open now: then other odds are in force only after the notice. */
  isOpen: z.boolean(),
});

const published = z.strictObject({
  tableVersion: z.int(),
  oddsTable: z.string(),
  oddsHash: hash,
  publishedAtUtc: timeUtc,
});

const covered = z.strictObject({
  item: boxedItem,
  /** Won pieces that people may still have sent to them, as of `countedAtUtc`. */
  owed: z.int(),
  /** Short: more is promised than in stock. AtRisk: stock runs out before new stock can come in over 1 % of cases. */
  state: z.enum(["Unlimited", "Short", "AtRisk", "Covered"]),
  /** Pieces that nobody has been promised; below 0 if too many were. Null if unlimited. */
  free: z.int().nullable(),
  wonPerDay: z.number(),
  /** How many days the free pieces last on average; null if they don't run out. */
  daysLeft: z.number().nullable(),
  boxes: z.array(z.strictObject({ id, name: z.string(), tickets: z.int(), openingsPerDay: z.number() })),
  /** An item of about the same price that the shop has enough of; null if none is needed or found. */
  substitute: itemBrief.nullable(),
});

/** The rehearsed version. Refused with VERSION_CONFLICT if the published one would differ from it. */
const rehearsed = hash;

export const adminLootboxEndpoints = {
  listAdminLootboxes: {
    summary: "All boxes, those included that the shop does not show",
    access: ["Admin"],
    permission: "boxes.read",
    query: z.strictObject({
      search,
      status: z.enum(LOOTBOX_STATUSES).optional(),
      ...pageQuery,
      sortBy: z.enum(LOOTBOX_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(listedBox),
    errors: [],
  },
  createLootbox: {
    summary: "Begin a box, as a draft",
    access: ["Admin"],
    permission: "boxes.change",
    body: z.strictObject({
      ...boxFields,
      /** Made from the name if it is missing. It never changes afterwards. */
      slug: slug.optional(),
    }),
    status: 201,
    response: savedBox,
    errors: ["NOT_FOUND"],
  },
  getAdminLootbox: {
    summary: "A box with what its next version will hold",
    access: ["Admin"],
    permission: "boxes.read",
    params: byLootboxId,
    response: boxDetail,
    errors: ["NOT_FOUND"],
  },
  updateLootbox: {
    summary: "Change what a box is called and looks like, and what its next version will cost and hold",
    access: ["Admin"],
    permission: "boxes.change",
    params: byLootboxId,
    body: z.strictObject({ ...boxFields, version }),
    response: savedBox,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  rehearseLootbox: {
    summary: "The version that would be published now, and what keeps it from being published",
    access: ["Admin"],
    permission: "boxes.read",
    params: byLootboxId,
    response: rehearsal,
    errors: ["NOT_FOUND"],
  },
  getPrizeCover: {
    summary: "How far stock covers what boxes promise: of all open boxes, or of one by its plan",
    access: ["Admin"],
    permission: "boxes.read",
    query: z.strictObject({
      lootboxId: idOf("lootbox").optional(),
      /** For the box `lootboxId`. Default: its own average of the last days. */
      openingsPerDay: z.coerce.number().min(0).max(1_000_000).optional(),
      /** How many days it takes until new stock is there. */
      leadDays: z.coerce.number().int().min(1).max(365).default(LEAD_DAYS),
    }),
    response: z.strictObject({ countedAtUtc: timeUtc.nullable(), items: z.array(covered) }),
    errors: ["NOT_FOUND"],
  },
  setLootboxStatus: {
    summary: "Open, pause or archive a box; opening one publishes its plan if that has other odds",
    access: ["Admin"],
    permission: "boxes.publish",
    params: byLootboxId,
    body: z.strictObject({
      status: z.enum(LOOTBOX_STATUSES),
      version,
      /** Required if opening the box publishes a version. */
      oddsHash: rehearsed.optional(),
      confirmedPayout: confirmedPayout.optional(),
    }),
    response: savedBox,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "PAYOUT_UNCONFIRMED", ...approvalErrors],
  },
  listLootboxVersions: {
    summary: "Every published version of a box, newest first",
    access: ["Admin"],
    permission: "boxes.read",
    params: byLootboxId,
    query: z.strictObject({ ...pageQuery }),
    response: pageOf(published),
    errors: ["NOT_FOUND"],
  },
  publishLootboxVersion: {
    summary: "Announce the next version of an open box",
    access: ["Admin"],
    permission: "boxes.publish",
    params: byLootboxId,
    body: z.strictObject({ version, oddsHash: rehearsed, confirmedPayout: confirmedPayout.optional() }),
    response: savedBox,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "PAYOUT_UNCONFIRMED", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
