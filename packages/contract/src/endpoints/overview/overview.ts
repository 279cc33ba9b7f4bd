import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id, pageOf, pageQuery, timeQuery, timeUtc } from "../../fields.ts";
import { OVERVIEW_DAYS, OVERVIEW_FIGURES } from "../../constants.ts";
import { ORDER_STATUSES } from "../../statuses.ts";

/**
 * The number of shop days in the period, including the current day. The previous period has the same length and ends at
 * the same hour of its last day.
 */
const days = z.enum(OVERVIEW_DAYS);

/** The last comparison of the sums with the ledger; null before the first comparison. */
const seal = z.strictObject({ checkedAtUtc: timeUtc, isEqual: z.boolean() }).nullable();

/** The number of ledger entries that a figure sums, and their sum. */
const total = { count: z.int(), amount: euros };
const series = z.strictObject({ count: z.array(z.int()), amount: z.array(euros) });

const period = z.strictObject({ fromUtc: timeUtc, toUtc: timeUtc });

const figure = z.strictObject({
  figure: z.enum(OVERVIEW_FIGURES),
  ...total,
  series,
  before: z.strictObject({ ...total, series }),
  /** False if, on a day of either period, the sums of this figure differ from the ledger. */
  isSealed: z.boolean(),
});

/** The time up to which all figures are complete; null before the first sums. */
const asOfUtc = timeUtc.nullable();

const liability = z.strictObject({
  ...total,
  series,
  /** The value at the beginning of the period. */
  before: z.strictObject(total),
  isSealed: z.boolean(),
});

const entry = z.strictObject({
  id,
  /** The entry's number in the order of writing. */
  number: z.int(),
  fromAccount: z.string(),
  toAccount: z.string(),
  /** The amount that the entry adds to the figure. */
  amount: euros,
  description: z.string().nullable(),
  relatedId: id.nullable(),
  /** Null for entries without a person, and for operators without the permission to read people. */
  person: z.strictObject({ userInfoId: id, userName: z.string() }).nullable(),
  createdAtUtc: timeUtc,
});

const hour = timeQuery.refine((time) => Date.parse(time) % 3_600_000 === 0, "must be a full hour");

const opening = z.strictObject({
  transactionId: id,
  /** Null for operators without the permission to read people. */
  userName: z.string().nullable(),
  lootbox: z.strictObject({ id, name: z.string() }),
  item: z.strictObject({ id, name: z.string(), imageUrl: z.string() }),
  pricePaid: euros,
  marketPrice: euros,
  openedAtUtc: timeUtc,
});

export const overviewEndpoints = {
  getOverviewFigures: {
    summary: "Sales, openings, top-ups and what went back, beside the period before",
    access: ["Admin"],
    permission: "overview.read",
    query: z.strictObject({ days }),
    response: z.strictObject({
      asOfUtc,
      seal,
      period,
      before: period,
      /** False if no money has moved in the shop yet. */
      hasFlows: z.boolean(),
      /** The start times of the points of a series, which are hours or days. */
      points: z.array(timeUtc),
      figures: z.array(figure),
    }),
    errors: [],
  },
  getOverviewLiabilities: {
    summary: "What the shop owes: the sum of all wallets, and the value of all inventories",
    access: ["Admin"],
    permission: "overview.read",
    query: z.strictObject({ days }),
    response: z.strictObject({
      asOfUtc,
      seal,
      period,
      points: z.array(timeUtc),
      /** `amount` is the sum of all wallets, `count` the number of their ledger entries. */
      wallets: liability,
      /** `count` is the number of pieces. `amount` is what the shop pays if all pieces are sold back. */
      inventories: liability.extend({ marketValue: euros }),
    }),
    errors: [],
  },
  listOverviewEntries: {
    summary: "The ledger entries that a figure is the sum of, newest first",
    access: ["Admin"],
    permission: "overview.read",
    query: z.strictObject({
      figure: z.enum(OVERVIEW_FIGURES),
      /** Defaults to the beginning of the ledger. */
      fromUtc: hour.optional(),
      toUtc: hour.optional(),
      ...pageQuery,
    }),
    response: pageOf(entry).extend({ asOfUtc, seal, total: euros }),
    isPersonal: true,
    errors: [],
  },
  listLatestOpenings: {
    summary: "The last ten openings",
    access: ["Admin"],
    permission: "overview.read",
    response: z.array(opening),
    isPersonal: true,
    errors: [],
  },
  getOverviewWork: {
    summary: "Shipments that somebody must act on, and items that are low in stock",
    access: ["Admin"],
    permission: "overview.read",
    response: z.strictObject({
      asOfUtc,
      shipments: z.array(
        /** `count` is at most 10,001, which means more than 10,000. */
        z.strictObject({ status: z.enum(ORDER_STATUSES), count: z.int(), oldestAtUtc: timeUtc.nullable() }),
      ),
      lowStock: z.array(
        z.strictObject({
          item: z.strictObject({ id, name: z.string(), imageUrl: z.string() }),
          available: z.int(),
          /** The number of open boxes that hold the item. */
          boxes: z.int(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
