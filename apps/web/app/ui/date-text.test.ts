import { afterEach, expect, test } from "vitest";
import { readRenderedLanguage } from "../locales/page-language.ts";
import { clockText, dateTimeText, dayOf, dayText } from "./date-text.ts";

test("times are formatted as YYYY-MM-DD HH:mm in the reader's time zone", { tags: ["S9-19", "S9-20"] }, () => {
  const evening = new Date(2026, 0, 5, 7, 3);
  expect(dayText(evening)).toBe("2026-01-05");
  expect(clockText(evening.toISOString())).toBe("07:03");
  expect(dateTimeText(evening.getTime())).toBe("2026-01-05 07:03");
});

test("an invalid time is shown as invalid", { tags: ["S8-16"] }, () => {
  for (const write of [dayOf, dayText, clockText, dateTimeText]) expect(write("yesterday")).toBe("Invalid time value");
});

afterEach(() => readRenderedLanguage(() => "en"));

test("a day's digits keep their order inside Arabic, and code gets them bare", () => {
  readRenderedLanguage(() => "ar");
  const day = new Date(2026, 10, 24);
  expect(dayText(day)).toBe("\u20662026-11-24\u2069");
  expect(dayOf(day)).toBe("2026-11-24");
});
