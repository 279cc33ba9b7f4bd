import { fromEuros } from "@trove/money";
import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultSettings, settingGroups, type Settings } from "./setting-groups.ts";
import { type Parcel, shippingCost, weightOf } from "./shipping-cost.ts";

type Shipping = Settings["shipping"];

const flat = (euros: number) => ({
  cartStandard: euros,
  cartExpress: euros,
  shipmentStandard: euros,
  shipmentExpress: euros,
});
const shipping: Shipping = {
  ...defaultSettings.shipping,
  countryPrices: { CH: flat(20) },
  weightGroups: [
    {
      countries: ["DE", "NL"],
      bands: [
        { aboveGrams: 10_000, prices: flat(9) },
        { aboveGrams: 2_000, prices: flat(7) },
      ],
    },
    { countries: [], bands: [{ aboveGrams: 2_000, prices: flat(11) }] },
  ],
};
const cost = (countryCode: string | undefined, grams: number, changed: Partial<Shipping> = {}) =>
  shippingCost({ ...shipping, ...changed }, { flow: "shipment", method: "standard", countryCode, grams });

it("a parcel has the prices of the highest weight that it exceeds in its country's group", () => {
  expect([1, 2_000, 2_001, 10_000, 10_001].map((grams) => cost("NL", grams))).toEqual([1000, 1000, 700, 700, 900]);
});

it("countries without a group have that of all others, except those with prices of their own", () => {
  expect([cost("FR", 2_001), cost(undefined, 2_001), cost("CH", 2_001)]).toEqual([1100, 1100, 2000]);
  const own = { countryPrices: { NL: flat(3) } };
  expect([cost("NL", 2_000, own), cost("NL", 2_001, own)]).toEqual([300, 700]);
});

it("an item without a weight counts with the weight of the settings", () => {
  const pieces = [
    { weightGrams: null, quantity: 3 },
    { weightGrams: 40, quantity: 2 },
  ];
  expect([weightOf(pieces, { assumedGrams: 700 }), weightOf([], { assumedGrams: 700 })]).toEqual([2180, 0]);
});

it("standard settings have the specification's prices for every weight and country", () => {
  const parcels = fc.record({
    method: fc.constantFrom("standard" as const, "express" as const),
    countryCode: fc.option(fc.constantFrom("NL", "DE", "US"), { nil: undefined }),
    grams: fc.nat(),
    flow: fc.constantFrom("cart" as const, "shipment" as const),
    itemsTotal: fc.nat(1000).map(fromEuros),
  });
  const prices = { cart: { standard: 500, express: 1200 }, shipment: { standard: 1000, express: 1700 } };
  fc.assert(
    fc.property(parcels, (parcel) => {
      expect(shippingCost(defaultSettings.shipping, parcel satisfies Parcel)).toBe(prices[parcel.flow][parcel.method]);
    }),
  );
});

it("a country is in one group, a group has each weight once, and settings without weights are complete", () => {
  const [group = expect.fail("no group")] = shipping.weightGroups;
  const wrong = (weightGroups: Shipping["weightGroups"]) =>
    settingGroups.shipping.safeParse({ ...shipping, weightGroups }).error?.issues.map(({ path }) => path.join("."));
  expect(wrong([group, { ...group, countries: ["NL"] }])).toEqual(["weightGroups"]);
  expect(wrong([{ ...group, bands: [...group.bands, ...group.bands] }])).toEqual(["weightGroups.0.bands"]);
  const { assumedGrams: _, weightGroups: __, ...earlier } = shipping;
  expect(settingGroups.shipping.parse(earlier)).toMatchObject({ assumedGrams: 500, weightGroups: [] });
});
