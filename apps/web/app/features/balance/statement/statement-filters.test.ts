import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { daysIn, filtersIn, isWithin, lastDays, periodMistake, utcPeriod } from "./statement-filters.ts";

const zone = process.env["TZ"];

describe.each([
  ["UTC", { from: "2026-03-28", to: "2026-03-30" }],
  ["America/New_York", { from: "2026-03-28", to: "2026-03-31" }],
  // Daylight saving time starts in the night before the 29th.
  ["Europe/Amsterdam", { from: "2026-03-27", to: "2026-03-30" }],
  ["Pacific/Auckland", { from: "2026-03-27", to: "2026-03-30" }],
])("in %s", (name, asked) => {
  beforeEach(() => {
    process.env["TZ"] = name;
  });
  afterEach(() => {
    process.env["TZ"] = zone;
  });

  test("the requested UTC days cover the reader's days", () => {
    expect(utcPeriod({ from: "2026-03-28", to: "2026-03-30" })).toEqual(asked);
  });

  test("thirty days begin twenty-nine days ago and end today", () => {
    const period = lastDays(30, new Date(2026, 3, 10, 23, 30));
    expect(period).toEqual({ from: "2026-03-12", to: "2026-04-10" });
    expect(daysIn(period)).toBe(30);
  });

  test("a moment belongs to the reader's day", () => {
    const lastMinute = new Date(2026, 2, 30, 23, 59).toISOString();
    const nextDay = new Date(2026, 2, 31, 0, 0).toISOString();
    expect(isWithin({ from: "2026-03-28", to: "2026-03-30" }, lastMinute)).toBe(true);
    expect(isWithin({ from: "2026-03-28", to: "2026-03-30" }, nextDay)).toBe(false);
  });
});

test.each([
  [{ from: "2026-02-01", to: "2026-02-28" }, undefined],
  [{ from: "2026-02-30", to: "2026-03-01" }, "notADay"],
  [{ from: "", to: "2026-03-01" }, "notADay"],
  [{ from: "2026-03-02", to: "2026-03-01" }, "fromAfterTo"],
  [{ from: "2025-03-02", to: "2026-03-01" }, undefined],
  [{ from: "2025-03-01", to: "2026-03-01" }, "tooLong"],
])("the mistake in %j is %s", (period, mistake) => {
  expect(periodMistake(period)).toBe(mistake);
});

test("filters come from the URL, and unknown values are ignored", () => {
  const now = new Date(2026, 3, 10);
  const search = new URLSearchParams("from=2026-01-01&type=Sale&status=Lost&order=oldest");
  expect(filtersIn(search, now)).toEqual({
    from: "2026-01-01",
    to: "2026-04-10",
    type: "Sale",
    status: undefined,
    isOldestFirst: true,
  });
});
