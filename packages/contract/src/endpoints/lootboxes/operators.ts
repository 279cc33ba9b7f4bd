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

/** A drop of a plan. The tickets of a plan may sum to any number; publishing requires exactly a million. */
const plannedDrop = z.strictObject({ itemId: idOf("item"), tickets: z.int().min(0).max(TICKETS_TOTAL) });

const boxFields = {
  name: freeText("Name", 100),
  description: freeLines("Description", 2000, 0).default(""),
  /** Translations in missing languages stay as they are. */
  translations: translationsInput(freeText("Name", 100, 0), freeLines("Description", 2000, 0)).optional(),
  /** Empty until the box has a picture. */
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
  /** True if the plan's price or tickets differ from the version that was published last. */
  isChanged: z.boolean(),
  /** Up to one minute old. */
  openedCount: z.int(),
  /** The version that was published last; null before the first publication. */
  current: versionName.nullable(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
};

const listedBox = z.strictObject({
  ...adminBox,
  dropCount: z.int(),
  /** The plan's average win at present market prices, as a share of its price. Null while tickets are missing. */
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
  /** The box's announcement in the terms log; null if there is none. */
  announced: announcement.nullable(),
});

/** The facts of a change. Everything else must be read again. */
const savedBox = z.strictObject({
  id,
  slug: z.string(),
  status: z.enum(LOOTBOX_STATUSES),
  /** The version that was published last; null before the first. */
  tableVersion: z.int().nullable(),
  version: z.int(),
});

const rehearsal = z.strictObject({
  /** The `version` of the box for the rehearsal. */
  version: z.int(),
  tableVersion: z.int(),
  /** The odds table that publishing would freeze now, and its hash. Null while the box is incomplete. */
  odds: z.strictObject({ oddsTable: z.string(), oddsHash: hash }).nullable(),
  /** True if price and odds equal the last published version, so that publishing makes no new version. */
  isSame: z.boolean(),
  /** The problems that prevent publishing, by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** True if the terms log lists the box as open. Other odds then come into force only after the notice. */
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
  /** Won pieces for which people may still request shipping, as of `countedAtUtc`. */
  owed: z.int(),
  /**
   * `Short`: more pieces are promised than in stock. `AtRisk`: the chance that stock runs out before new stock arrives
   * is above 1 %.
   */
  state: z.enum(["Unlimited", "Short", "AtRisk", "Covered"]),
  /** Pieces in stock that are not promised; below 0 if more are promised than in stock. Null if unlimited. */
  free: z.int().nullable(),
  wonPerDay: z.number(),
  /** Average number of days until the free pieces are won; null if they never run out. */
  daysLeft: z.number().nullable(),
  boxes: z.array(z.strictObject({ id, name: z.string(), tickets: z.int(), openingsPerDay: z.number() })),
  /** An item of similar price with enough stock; null if none is needed or found. */
  substitute: itemBrief.nullable(),
});

/** Averages of one opening of a box, by the odds in force and the market prices in them. */
const returnCost = z.strictObject({
  id,
  name: z.string(),
  price: euros,
  /** The share of openings that win less than the price. */
  lossRatio: z.number(),
  /** The price less the average win. Below 0 the shop loses. */
  keptAmount: euros,
  /** The same if every win below the price came back for it. Never above 0. */
  keptIfReturnedAmount: euros,
});

/** The odds hash that was rehearsed. Publishing is refused with VERSION_CONFLICT if its odds hash would differ. */
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
      /** The last part of the box's address. Made from the name by default, and never changed afterwards. */
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
      /** Assumed openings per day of the box `lootboxId`. By default its own average of the last days. */
      openingsPerDay: z.coerce.number().min(0).max(1_000_000).optional(),
      /** Days until new stock arrives. */
      leadDays: z.coerce.number().int().min(1).max(365).default(LEAD_DAYS),
    }),
    response: z.strictObject({ countedAtUtc: timeUtc.nullable(), items: z.array(covered) }),
    errors: ["NOT_FOUND"],
  },
  getReturnCost: {
    summary: "What the shop keeps of the boxes on sale, and what if every win below the price came back for it",
    access: ["Admin"],
    permission: "settings.read",
    response: z.strictObject({
      /** The parts of €100 paid for one opening of each box. Null while no box is on sale. */
      ofHundred: z.strictObject({ keptAmount: euros, keptIfReturnedAmount: euros }).nullable(),
      /** The boxes on sale. The one that returns cost most of its price comes first. */
      boxes: z.array(returnCost),
    }),
    errors: [],
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
