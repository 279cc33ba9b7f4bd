import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Chance } from "../../../../../test/crash/chance.ts";
import { alarmLevel, FALSE_ALARM_CHANCE } from "./alarm-level.ts";
import { logGamma } from "./log-numbers.ts";
import { payoutBand, payoutLogEValue, payoutTest } from "./payout-e-value.ts";
import { type Drop, excessOf, payoutLaw } from "./payout-law.ts";
import { BINS, ticketLogEValue } from "./ticket-e-value.ts";

/** Odds like those of real boxes, with a rare drop that is worth a hundred boxes. */
const drops: Drop[] = [
  { tickets: 1000, marketPriceCents: 50_000 },
  { tickets: 49_000, marketPriceCents: 1500 },
  { tickets: 250_000, marketPriceCents: 400 },
  { tickets: 700_000, marketPriceCents: 100 },
];
const test = payoutTest(payoutLaw(drops));

/** The win of a ticket in a box that gives `shift` tickets of its most common drop to the second one. */
function winOf(ticket: number, shift: number): number {
  let from = 0;
  for (const [index, { tickets, marketPriceCents }] of drops.entries()) {
    from += tickets + (index === 1 ? shift : 0) - (index === 3 ? shift : 0);
    if (ticket < from) return marketPriceCents;
  }
  throw new RangeError(`no drop has ticket ${ticket}`);
}

type Box = { openings: number; won: number; bins: number[] };
const newBox = (): Box => ({ openings: 0, won: 0, bins: Array.from({ length: BINS }, () => 0) });

function open(box: Box, times: number, chance: Chance, shift = 0): void {
  for (let opening = 0; opening < times; opening += 1) {
    const ticket = chance.between(0, 999_999);
    const bin = Math.floor(ticket / 10_000);
    box.openings += 1;
    box.won += winOf(ticket, shift);
    box.bins[bin] = (box.bins[bin] ?? 0) + 1;
  }
}

const logEValueOf = (box: Box) => payoutLogEValue(test, box.openings, excessOf(test.law, box.openings, box.won));

/** The share of `runs` in which `isAlarm` is true at one or more of `days` daily looks. */
function shareOfAlarms(runs: number, days: number, isAlarm: (box: Box) => boolean, seed: number, shift = 0): number {
  const chance = new Chance(seed);
  let alarms = 0;
  for (let run = 0; run < runs; run += 1) {
    const box = newBox();
    for (let day = 0; day < days; day += 1) {
      open(box, chance.between(1, 60), chance, shift);
      if (!isAlarm(box)) continue;
      alarms += 1;
      break;
    }
  }
  return alarms / runs;
}

const LEVEL = Math.log(1 / FALSE_ALARM_CHANCE);

describe("an honest box", () => {
  it("strays from the band on any of a hundred daily looks less often than the level allows", () => {
    expect(shareOfAlarms(1000, 100, (box) => logEValueOf(box) >= LEVEL, 1)).toBeLessThan(FALSE_ALARM_CHANCE);
  });

  it("would often stray from a usual 95 % interval that is looked at daily", () => {
    const isOutside = ({ openings, won }: Box) =>
      Math.abs(excessOf(test.law, openings, won)) > 1.96 * test.law.deviationCents * Math.sqrt(openings);
    expect(shareOfAlarms(1000, 100, isOutside, 1)).toBeGreaterThan(3 * FALSE_ALARM_CHANCE);
  });

  it("has tickets that look uniform on any of a hundred daily looks", () => {
    const isAlarm = ({ bins }: Box) => ticketLogEValue(bins) >= LEVEL;
    expect(shareOfAlarms(200, 100, isAlarm, 2)).toBeLessThan(FALSE_ALARM_CHANCE);
  });

  it("is one of thirty of which hardly any ever raises an alarm", () => {
    const chance = new Chance(3);
    const shops = 60;
    let alarms = 0;
    for (let shop = 0; shop < shops; shop += 1) {
      const places = Array.from({ length: 30 }, (_, index) => index + 1);
      const isAlarmed = places.some((place) => {
        const isAlarm = (box: Box) => Math.max(logEValueOf(box), ticketLogEValue(box.bins)) >= alarmLevel(place);
        return shareOfAlarms(1, 20, isAlarm, chance.between(0, 2 ** 31 - 1)) > 0;
      });
      if (isAlarmed) alarms += 1;
    }
    expect(alarms / shops).toBeLessThan(FALSE_ALARM_CHANCE);
  });
});

describe("a box that is not as published", () => {
  it("is found when one ticket in five wins fifteen times as much", () => {
    expect(shareOfAlarms(50, 200, (box) => logEValueOf(box) >= alarmLevel(30), 4, 200_000)).toBe(1);
  });

  it("is found by its tickets when a tenth of them comes twice as often", () => {
    const chance = new Chance(5);
    const bins = newBox().bins;
    for (let draw = 0; draw < 5000; draw += 1) {
      const isFavoured = chance.between(0, 10) < 2;
      const bin = isFavoured ? chance.between(0, 9) : chance.between(10, 99);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    expect(ticketLogEValue(bins)).toBeGreaterThan(alarmLevel(30));
  });
});

describe("the band", () => {
  it("holds just the payouts whose e-value stays below the level", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: -1, max: 1, noNaN: true }), (n, place) => {
        const { low, high } = payoutBand(test, n, LEVEL);
        expect(low).toBeLessThan(n * test.law.meanCents);
        expect(high).toBeGreaterThan(n * test.law.meanCents);
        const won = n * test.law.meanCents + 3 * place * (high - low);
        const isPossible = won >= n * test.law.lowestCents && won <= n * test.law.highestCents;
        fc.pre(isPossible);
        const isInside = payoutLogEValue(test, n, won - n * test.law.meanCents) < LEVEL;
        const margin = (high - low) * 1e-6;
        if (won > low + margin && won < high - margin) expect(isInside).toBe(true);
        if (won < low - margin || won > high + margin) expect(isInside).toBe(false);
      }),
    );
  });

  it("narrows like the square root of the number of openings", () => {
    const widths = [1000, 100_000, 10_000_000].map((n) => {
      const { low, high } = payoutBand(test, n, LEVEL);
      return (high - low) / n / test.law.deviationCents;
    });
    for (const [index, width] of widths.entries()) {
      const n = 1000 * 100 ** index;
      expect(width * Math.sqrt(n)).toBeGreaterThan(2 * 1.96);
      expect(width * Math.sqrt(n)).toBeLessThan(10);
    }
  });

  it("is a single amount for a box with a single item", () => {
    const sure = payoutTest(payoutLaw([{ tickets: 1_000_000, marketPriceCents: 700 }]));
    expect(payoutBand(sure, 3, LEVEL)).toEqual({ low: 2100, high: 2100 });
    expect(payoutLogEValue(sure, 3, 0)).toBe(0);
    expect(payoutLogEValue(sure, 3, 1)).toBeGreaterThan(LEVEL);
  });
});

it("spends no more than the whole chance on any number of versions", () => {
  const places = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const spent = places.reduce((sum, place) => sum + 2 * Math.exp(-alarmLevel(place)), 0);
  expect(spent).toBeLessThanOrEqual(FALSE_ALARM_CHANCE);
});

it("takes mean and standard deviation from the odds", () => {
  const { meanCents, deviationCents } = test.law;
  expect(meanCents).toBe(50 + 73.5 + 100 + 70);
  expect(deviationCents ** 2).toBeCloseTo(2_500_000 + 110_250 + 40_000 + 7000 - meanCents ** 2, 6);
});

it("knows the logarithms of factorials", () => {
  let logFactorial = 0;
  for (let n = 1; n <= 200; n += 1) {
    logFactorial += Math.log(n);
    expect(logGamma(n + 1)).toBeCloseTo(logFactorial, 9);
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
});
