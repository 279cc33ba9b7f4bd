import { type Language, offeredLanguages } from "@trove/contract/languages";
import { afterEach, expect, test } from "vitest";
import { readRenderedLanguage } from "../locales/page-language.ts";
import { clockText, dateTimeText, dayOf, dayText, sortableDay, sortableTime } from "./date-text.ts";

test(
  "the dashboard's times are formatted as YYYY-MM-DD HH:mm in the reader's time zone",
  {
    tags: ["S9-19", "S9-20"],
  },
  () => {
    const evening = new Date(2026, 0, 5, 7, 3);
    expect(sortableDay(evening)).toBe("2026-01-05");
    expect(clockText(evening.toISOString())).toBe("07:03");
    expect(sortableTime(evening.getTime())).toBe("2026-01-05 07:03");
  },
);

test("an invalid time is shown as invalid", { tags: ["S8-16"] }, () => {
  for (const write of [dayOf, dayText, clockText, dateTimeText, sortableDay, sortableTime])
    expect(write("yesterday")).toBe("Invalid time value");
});

afterEach(() => readRenderedLanguage(() => "en"));

const november: Record<Language, [day: string, time: string]> = {
  en: ["24 Nov 2026", "24 Nov 2026, 17:05"],
  fr: ["24 nov. 2026", "24 nov. 2026, 17:05"],
  vi: ["24 thg 11, 2026", "24 thg 11, 2026, 17:05"],
  cn: ["2026年11月24日", "2026年11月24日 17:05"],
  ar: ["24 نوفمبر 2026", "24 نوفمبر 2026، 17:05"],
};

test.each(offeredLanguages)(
  "a customer's day is written as %s does, and a line breaks only before the hour",
  (language) => {
    readRenderedLanguage(() => language);
    const time = new Date(2026, 10, 24, 17, 5);
    const [day, whole] = november[language];
    expect(dayText(time)).toBe(day.replaceAll(" ", "\u00A0"));
    expect(dateTimeText(time).split(" ")).toHaveLength(2);
    expect(dateTimeText(time).replaceAll("\u00A0", " ")).toBe(whole);
  },
);

test("a day's digits keep their order inside Arabic, and code gets them bare", () => {
  readRenderedLanguage(() => "ar");
  const day = new Date(2026, 10, 24);
  expect(sortableDay(day)).toBe("\u20662026-11-24\u2069");
  expect(dayOf(day)).toBe("2026-11-24");
});
