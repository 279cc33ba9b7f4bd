import type { Settings } from "@trove/contract";
import fc from "fast-check";

export const euros = (most: number, least = 0) =>
  fc.integer({ min: 100 * least, max: 100 * most }).map((cents) => cents / 100);
const prices = fc.record({
  cartStandard: euros(20),
  cartExpress: euros(40),
  shipmentStandard: euros(20, 1),
  shipmentExpress: euros(40, 1),
});
export const grams = (most: number, least = 0) => fc.integer({ min: least, max: most });
const bands = fc.uniqueArray(fc.record({ aboveGrams: grams(3_000), prices }), {
  selector: ({ aboveGrams }) => aboveGrams,
  minLength: 1,
  maxLength: 3,
});
const anyWeightGroups = fc.uniqueArray(
  fc.record({ countries: fc.constantFrom<string[]>(["NL"], ["DE", "FR"], []), bands }),
  {
    selector: ({ countries }) => countries[0],
    maxLength: 3,
  },
);

const workingDays = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }))
  .map(([min, more]) => [min, min + more] as const);
const daysOnTheWay = fc.tuple(workingDays, workingDays).map(([standard, express]) => ({
  standardMin: standard[0],
  standardMax: standard[1],
  expressMin: express[0],
  expressMax: express[1],
}));
const DAY_MS = 86_400_000;
const comingDays = Array.from({ length: 20 }, (_, days) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
);
const delivery = fc
  .record({
    cutoffHour: fc.integer({ min: 0, max: 24 }),
    handlingDays: fc.integer({ min: 0, max: 5 }),
    days: daysOnTheWay,
    countries: fc.option(fc.record({ NL: daysOnTheWay }), { nil: {} }),
    closedOn: fc.subarray(comingDays),
  })
  .map(({ days, ...rules }) => ({ ...days, ...rules }));

/** Any values of the settings of shipping, with prices and days of their own for the Netherlands. */
export const anyShipping: fc.Arbitrary<Settings["shipping"]> = fc.record({
  freeAbove: fc.option(euros(40)),
  prices,
  countryPrices: fc.option(fc.record({ NL: prices }), { nil: {} }),
  assumedGrams: grams(3_000, 1),
  weightGroups: anyWeightGroups,
  delivery,
});
