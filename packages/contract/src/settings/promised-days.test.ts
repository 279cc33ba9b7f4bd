import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOnTheWay, defaultDelivery } from "./days-on-the-way.ts";
import { deliveryRules } from "./delivery-days.ts";
import { promiseText } from "./promise-text.ts";
import { promisedDays } from "./promised-days.ts";

const AMSTERDAM = "Europe/Amsterdam";
const HOUR_MS = 3_600_000;
const standard = { method: "standard", countryCode: "DE", timeZone: AMSTERDAM } as const;
const promise = (at: string, changed: Partial<typeof defaultDelivery> = {}) =>
  promisedDays({ ...defaultDelivery, ...changed }, { ...standard, at: new Date(at) });

const dayNumber = (day: string) => Date.parse(day) / (24 * HOUR_MS);

/** The working days after one day until another, counted one by one. */
function workingDaysBetween(after: string, until: string, closedOn: readonly string[] = []): number {
  const days = Array.from({ length: dayNumber(until) - dayNumber(after) }, (_, place) =>
    new Date((dayNumber(after) + place + 1) * 24 * HOUR_MS).toISOString(),
  );
  return days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && !closedOn.includes(day.slice(0, 10)))
    .length;
}

describe("the promised days of an order", () => {
  it("are counted from the day of an order before the cut-off hour", () => {
    // A Wednesday at 13:59 in Amsterdam.
    expect(promise("2026-11-25T12:59:00Z")).toEqual({ from: "2026-11-30", until: "2026-12-02" });
    expect(promise("2026-11-25T13:00:00Z")).toEqual({ from: "2026-12-01", until: "2026-12-03" });
  });

  it("are counted from Monday for an order on a weekend, at any hour", () => {
    expect(promise("2026-11-28T01:00:00Z")).toEqual({ from: "2026-12-03", until: "2026-12-07" });
    expect(promise("2026-11-29T22:00:00Z")).toEqual({ from: "2026-12-03", until: "2026-12-07" });
  });

  it("leave out closed days, and come later by the days of handling", () => {
    const closedOn = ["2026-12-25", "2026-12-28"];
    expect(promise("2026-12-23T09:00:00Z", { closedOn })).toEqual({ from: "2026-12-30", until: "2027-01-01" });
    expect(promise("2026-12-23T09:00:00Z", { closedOn, handlingDays: 2 }).from).toBe("2027-01-01");
  });

  it("are those of the country and the method, where the rules name them", () => {
    const countries = { DE: { standardMin: 7, standardMax: 7, expressMin: 2, expressMax: 3 } };
    const rules = { ...defaultDelivery, countries };
    const at = new Date("2026-11-23T08:00:00Z");
    expect(promisedDays(rules, { ...standard, at })).toEqual({ from: "2026-12-02", until: "2026-12-02" });
    expect(promisedDays(rules, { ...standard, method: "express", at }).from).toBe("2026-11-25");
    expect(promisedDays(rules, { ...standard, countryCode: "FR", at }).from).toBe("2026-11-26");
  });

  it("are as many working days away as promised, in any zone and over both changes of the clock", () => {
    const days = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }))
      .map(([standardMin, more]) => ({ standardMin, standardMax: standardMin + more }));
    const change = fc.constantFrom("2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z", "2026-03-08T10:00:00Z");
    const anywhere = fc.record({
      at: fc
        .tuple(change, fc.integer({ min: -72, max: 72 }))
        .map(([near, hours]) => Date.parse(near) + hours * HOUR_MS),
      timeZone: fc.constantFrom(AMSTERDAM, "UTC", "America/Los_Angeles", "Pacific/Auckland"),
      cutoffHour: fc.integer({ min: 0, max: 24 }),
      handlingDays: fc.integer({ min: 0, max: 5 }),
      days,
      closedOn: fc.subarray(["2026-03-30", "2026-04-03", "2026-10-26", "2026-10-27", "2026-03-09"]),
    });
    fc.assert(
      fc.property(anywhere, ({ at, timeZone, days: standardDays, ...changed }) => {
        const rules = deliveryRules.parse({ ...defaultDelivery, ...standardDays, ...changed });
        const { from, until } = promisedDays(rules, { ...standard, timeZone, at: new Date(at) });
        // Swedish writes a date as YYYY-MM-DD HH:MM:SS.
        const local = new Date(at).toLocaleString("sv", { timeZone });
        const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
        const yesterday = new Date((dayNumber(today) - 1) * 24 * HOUR_MS).toISOString();
        const isWorking = workingDaysBetween(yesterday.slice(0, 10), today, rules.closedOn) === 1;
        const waits = isWorking && hour < rules.cutoffHour ? 0 : 1;
        const away = waits + rules.handlingDays + rules.standardMin;
        expect(workingDaysBetween(today, from, rules.closedOn)).toBe(away);
        expect(workingDaysBetween(from, until, rules.closedOn)).toBe(rules.standardMax - rules.standardMin);
        for (const day of [from, until]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
      }),
    );
  });
});

it("promised days are written with one month where both have it, in every language", () => {
  const days = { from: "2026-12-02", until: "2026-12-04" };
  expect(promiseText(days, "en")).toBe("Wed\u00A02\u00A0–\u00A0\u200BFri\u00A04\u00A0Dec");
  expect(promiseText(days, "vi").replaceAll("\u00A0", " ").replaceAll("\u200B", "")).toBe("Thứ 4, 2 – Thứ 6, 4 thg 12");
  expect(promiseText(days, "cn")).toContain("12/4");
  expect(promiseText({ ...days, from: "2026-11-30" }, "en")).toBe(
    "Mon\u00A030\u00A0Nov\u00A0–\u00A0\u200BFri\u00A04\u00A0Dec",
  );
  expect(promiseText({ ...days, from: days.until }, "en")).toBe("Fri\u00A04\u00A0Dec");
});

it("the working days on the way to a country without days of its own are those of all countries", () => {
  expect(daysOnTheWay(defaultDelivery, "express", "DE")).toEqual({ min: 1, max: 2 });
});
