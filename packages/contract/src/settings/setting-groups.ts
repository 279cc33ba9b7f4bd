import { isEuros, toEuros } from "@trove/money";
import { z } from "zod";
import * as constants from "../constants.ts";
import { freeLines } from "../fields.ts";
import { isLanguage, type Language, languages } from "../places/languages.ts";

/** Largest numbers that the schemas of requests allow, whatever the settings say. */
export const CART_ITEMS_LIMIT = 200;
export const UNPAID_ORDERS_LIMIT = 100;

/** Euros as on the wire, with at most two decimals. */
const amount = z.number().min(0).max(1_000_000).refine(isEuros, "must have at most two decimals");
const percent = z.number().min(0).max(100).refine(isEuros, "must have at most two decimals");

const language = z.enum(Object.keys(languages).filter(isLanguage) as [Language, ...Language[]]);

const topUps = z
  .object({ min: amount.min(1), max: amount.min(1).max(100_000), presets: z.array(amount).min(1).max(8) })
  .refine(({ min, max }) => min <= max, { path: ["max"], error: "must be at least the minimum" })
  .refine(({ min, max, presets }) => presets.every((preset) => preset >= min && preset <= max), {
    path: ["presets"],
    error: "must be between the minimum and the maximum",
  });

const orders = z
  .object({
    maxCartItems: z.int().min(1).max(CART_ITEMS_LIMIT),
    maxSameItem: z.int().min(1).max(CART_ITEMS_LIMIT),
    /** Orders that may wait for their payment at the same time, of one person. */
    maxUnpaidOrders: z.int().min(1).max(UNPAID_ORDERS_LIMIT),
  })
  .refine(({ maxCartItems, maxSameItem }) => maxSameItem <= maxCartItems, {
    path: ["maxSameItem"],
    error: "must be at most the number of items in a cart",
  });

/**
 * The settings that operators change without a release, by group. A group is changed as a whole. Money is in euros, as
 * on the wire.
 */
export const settingGroups = {
  /** The share of the market price that selling back pays. It concerns boxes that are published afterwards. */
  selling: z.object({ sellRatePercent: percent.min(1) }),
  topUps,
  orders,
  countdown: z.object({ countdownUntil: z.iso.datetime() }),
  /** During maintenance, only operators see pages and start anything. Without a message, pages show the standard one. */
  maintenance: z.object({ isOn: z.boolean(), messages: z.record(language, freeLines("Message", 500, 0)) }),
};

export type SettingGroup = keyof typeof settingGroups;
export type Settings = { [Name in SettingGroup]: z.output<(typeof settingGroups)[Name]> };

export const SETTING_GROUPS = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

/** The sell rate as a fraction with at most four decimals. */
export const sellRateOf = ({ sellRatePercent }: Settings["selling"]): number => Number(`${sellRatePercent}e-2`);

/** The values of a shop that has changed nothing. The rest of them depend on how the process was started. */
export const defaultSettings = {
  selling: { sellRatePercent: 100 * constants.SELL_RATE },
  topUps: {
    min: toEuros(constants.TOP_UP_MIN),
    max: toEuros(constants.TOP_UP_MAX),
    presets: constants.TOP_UP_PRESETS.map(toEuros),
  },
  orders: {
    maxCartItems: constants.MAX_CART_ITEMS,
    maxSameItem: constants.MAX_SAME_ITEM,
    maxUnpaidOrders: constants.MAX_UNPAID_ORDERS,
  },
} satisfies Partial<Settings>;
