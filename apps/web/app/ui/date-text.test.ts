import { expect, test } from "vitest";
import { clockText, dateTimeText, dayOf, dayText, longDayText } from "./date-text.ts";

test("times are formatted as YYYY-MM-DD HH:mm in the reader's time zone", { tags: ["S9-19", "S9-20"] }, () => {
  const evening = new Date(2026, 0, 5, 7, 3);
  expect(dayText(evening)).toBe("2026-01-05");
  expect(clockText(evening.toISOString())).toBe("07:03");
  expect(dateTimeText(evening.getTime())).toBe("2026-01-05 07:03");
});

test("an invalid time is shown as invalid", { tags: ["S8-16"] }, () => {
  for (const write of [dayOf, dayText, longDayText, clockText, dateTimeText])
    expect(write("yesterday")).toBe("Invalid time value");
});
