import { isEuros, toEuros } from "@trove/money";
import { z } from "zod";
import * as constants from "../constants.ts";
import { freeLines, freeText } from "../fields.ts";
import { pictureHash } from "../files/picture-sizes.ts";
import { countries as knownCountries } from "../places/countries.ts";
import { paymentMethod } from "../endpoints/payments/methods.ts";
import { paymentProviderName } from "../endpoints/payments/provider-names.ts";
import { isLanguage, type Language, languages } from "../places/languages.ts";
import { placeOf } from "../places/other-countries.ts";
import { isPostalPattern, POSTAL_PATTERN_TEXT } from "../places/postal-pattern.ts";
import { contrastMistake, isColour, type Scheme } from "./colour.ts";
import { countryCode } from "./country-code.ts";
import { defaultDelivery } from "./days-on-the-way.ts";
import { deliveryRules } from "./delivery-days.ts";
import { markets } from "./markets.ts";

/** Largest numbers that the schemas of requests allow. Settings may allow less. */
export const CART_ITEMS_LIMIT = 200;
export const UNPAID_ORDERS_LIMIT = 100;

/** The largest weight from which on a parcel may have a price of its own. */
const PARCEL_GRAMS_LIMIT = 10_000_000;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Euros as on the wire, with at most two decimals. */
const amount = z.number().min(0).max(1_000_000).refine(isEuros, "must have at most two decimals");
const percent = z.number().min(0).max(100).refine(isEuros, "must have at most two decimals");
const language = z.enum(Object.keys(languages).filter(isLanguage) as [Language, ...Language[]]);
const knownCodes = knownCountries.map(({ code }) => code);

const topUps = z
  .strictObject({ min: amount.min(1), max: amount.min(1).max(100_000), presets: z.array(amount).min(1).max(8) })
  .refine(({ min, max }) => min <= max, { path: ["max"], error: "must be at least the minimum" })
  .refine(({ min, max, presets }) => presets.every((preset) => preset >= min && preset <= max), {
    path: ["presets"],
    error: "must be between the minimum and the maximum",
  });

const orders = z
  .strictObject({
    maxCartItems: z.int().min(1).max(CART_ITEMS_LIMIT),
    maxSameItem: z.int().min(1).max(CART_ITEMS_LIMIT),
    /** Orders that may wait for their payment at the same time, of one person. */
    maxUnpaidOrders: z.int().min(1).max(UNPAID_ORDERS_LIMIT),
  })
  .refine(({ maxCartItems, maxSameItem }) => maxSameItem <= maxCartItems, {
    path: ["maxSameItem"],
    error: "must be at most the number of items in a cart",
  });

/** A method of a provider with which people can pay, and for what. */
const way = z
  .strictObject({
    provider: paymentProviderName,
    method: paymentMethod,
    /** The countries of billing addresses; null for all. */
    countries: z.array(countryCode).min(1).nullable(),
    currencies: z.array(z.string().length(3)).min(1).nullable(),
    /** The smallest and the largest sum, by its value in euros; null for any. */
    least: amount.nullable(),
    most: amount.nullable(),
    topUps: z.boolean(),
    orders: z.boolean(),
  })
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    path: ["most"],
    error: "must be at least the smallest sum",
  });

const days = freeText("Days", 20);

/** The prices of both shipping methods, for an order from the cart and for a shipment from the inventory. */
const shippingPrices = z.strictObject({
  cartStandard: amount,
  cartExpress: amount,
  /** A shipment that cost nothing could not be told from one whose charge was left out. */
  shipmentStandard: amount.min(0.01),
  shipmentExpress: amount.min(0.01),
});
export type ShippingPrices = z.output<typeof shippingPrices>;

/** Prices for a group of countries from certain weights on. Lighter parcels have the prices of the country. */
const weightGroup = z
  .strictObject({
    /** Empty for all countries that have neither a group nor prices of their own. */
    countries: z.array(countryCode).max(countryCode.options.length),
    bands: z
      .array(
        z.strictObject({
          /** A parcel that weighs more than this has these prices, up to the next band. */
          aboveGrams: z.int().min(0).max(PARCEL_GRAMS_LIMIT),
          prices: shippingPrices,
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(({ bands }) => isDistinct(bands.map(({ aboveGrams }) => aboveGrams)), {
    path: ["bands"],
    error: "must have different weights",
  });

/** A country is in one group at most, and one group is that of all other countries. */
const weightGroups = z
  .array(weightGroup)
  .max(100)
  .refine((groups) => isDistinct(groups.flatMap(({ countries }) => (countries.length === 0 ? [""] : countries))), {
    error: "must have each country at most once",
  });

const country = z
  .strictObject({
    canShip: z.boolean(),
    /** The standard rate, 0 where the shop charges no VAT. */
    vatPercent: percent,
    postalPattern: z.string().max(100).refine(isPostalPattern, POSTAL_PATTERN_TEXT),
    /** Must match the pattern. */
    postalExample: freeText("Example", 10),
    stateRequired: z.boolean(),
    /** True if top-ups state the VAT. Otherwise, what the balance pays for does. */
    vatAtTopUp: z.boolean(),
  })
  .refine(
    ({ postalPattern, postalExample }) => !isPostalPattern(postalPattern) || RegExp(postalPattern).test(postalExample),
    {
      path: ["postalExample"],
      error: "must match the pattern",
    },
  );

/** The rules of all countries that every shop has, and of those that operators have added. */
const countries = z
  .record(
    z.string().refine((code) => placeOf(code) !== undefined, "must be the code of a country"),
    country,
  )
  .superRefine((rules, context) => {
    for (const code of knownCodes) {
      if (rules[code] === undefined) context.addIssue({ code: "custom", path: [code], message: "is missing" });
    }
  });

/** A colour in which text can be read in a colour scheme, as #rrggbb. Empty for the standard colour. */
const colourFor = (scheme: Scheme) =>
  z.string().superRefine((text, context) => {
    if (text === "") return;
    const message = isColour(text) ? contrastMistake(text, scheme) : "must be a colour like #0a7d4b";
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

const isUpload = (url: string) => url === "" || pictureHash(url) !== undefined;

/**
 * The settings that operators change without a release, by group. A group is changed as a whole. Money is in euros, as
 * on the wire.
 */
export const settingGroups = {
  company: z.strictObject({
    name: freeText("Name", 40),
    legalLine: freeText("Legal line", 200),
    email: z.email(),
  }),
  look: z.strictObject({
    darkColour: colourFor("dark"),
    lightColour: colourFor("light"),
    logoUrl: z.string().refine(isUpload, "must be a picture that was uploaded to this shop"),
  }),
  /** The share of the market price that selling back pays. It concerns boxes that are published afterwards. */
  selling: z.strictObject({ sellRatePercent: percent.min(1) }),
  topUps,
  orders,
  /** The ways to pay, the preferred ones first. Null for all methods of the shop's providers. */
  payments: z.strictObject({ ways: z.array(way).max(100).nullable() }),
  shipping: z.strictObject({
    /** Replaced by the days of `delivery`. */
    standardDays: days.optional(),
    expressDays: days.optional(),
    /** Orders of at least this amount are sent by the standard method for nothing. */
    freeAbove: amount.nullable(),
    prices: shippingPrices,
    /** The prices for countries where they differ. */
    countryPrices: z.partialRecord(countryCode, shippingPrices),
    /** The weight that counts for an item that states none, in grams. */
    assumedGrams: z.int().min(1).max(constants.WEIGHT_MAX_GRAMS).default(constants.ASSUMED_GRAMS),
    /** The prices of heavier parcels. */
    weightGroups: weightGroups.default([]),
    /** When parcels arrive. */
    delivery: deliveryRules.default(defaultDelivery),
  }),
  countries: z.strictObject({ countries }),
  markets,
  /** Whether the shop shows an item only if it has the facts about its safety. Items that are shown stay. */
  safety: z.strictObject({ isRequired: z.boolean() }),
  /** How long the shop takes to answer complaints, and the body for alternative dispute resolution, if it has one. */
  complaints: z.strictObject({
    answerDays: z.int().min(1).max(60),
    adrBody: freeLines("Body", 300, 0).refine(
      (text) => !/ec\.europa\.eu\/(consumers\/)?odr/i.test(text),
      "must not be the EU's platform, which was closed in July 2025",
    ),
  }),
  /** Where goods go that come back. Without an address, labels name that of the company. */
  returns: z.strictObject({ address: freeLines("Address", 300, 0) }),
  countdown: z.strictObject({ countdownUntil: z.iso.datetime() }),
  /** During maintenance, only operators see pages and start anything. Without a message, pages show their own. */
  maintenance: z.strictObject({ isOn: z.boolean(), messages: z.record(language, freeLines("Message", 500, 0)) }),
};

export type SettingGroup = keyof typeof settingGroups;
export type Settings = { [Name in SettingGroup]: z.output<(typeof settingGroups)[Name]> };

export const SETTING_GROUPS = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

/** The sell rate as a fraction with at most four decimals. */
export const sellRateOf = ({ sellRatePercent }: Settings["selling"]): number => Number(`${sellRatePercent}e-2`);

const { cart, shipment } = constants.SHIPPING_COSTS;

/** The values of a shop that has changed nothing. The rest of them depend on how the process was started. */
export const defaultSettings = {
  look: { darkColour: "", lightColour: "", logoUrl: "" },
  selling: { sellRatePercent: Number(`${constants.SELL_RATE}e2`) },
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
  payments: { ways: null },
  shipping: {
    freeAbove: null,
    prices: {
      cartStandard: toEuros(cart.standard),
      cartExpress: toEuros(cart.express),
      shipmentStandard: toEuros(shipment.standard),
      shipmentExpress: toEuros(shipment.express),
    },
    countryPrices: {},
    assumedGrams: constants.ASSUMED_GRAMS,
    weightGroups: [],
    delivery: defaultDelivery,
  },
  complaints: { answerDays: constants.COMPLAINT_DAYS, adrBody: "" },
  returns: { address: "" },
  countries: {
    countries: Object.fromEntries(
      knownCountries.map(({ code, canShip, vatRate, postalPattern, postalExample, stateRequired }) => [
        code,
        { canShip, vatPercent: Number(`${vatRate}e2`), postalPattern, postalExample, stateRequired, vatAtTopUp: false },
      ]),
    ),
  },
} satisfies Partial<Settings>;
