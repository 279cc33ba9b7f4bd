import { expect, test } from "vitest";
import { clockText, dateTimeText, dayText } from "./date-text.ts";

test("times read as YYYY-MM-DD HH:mm where the reader is", () => {
  const evening = new Date(2026, 0, 5, 7, 3);
  expect(dayText(evening)).toBe("2026-01-05");
  expect(clockText(evening.toISOString())).toBe("07:03");
  expect(dateTimeText(evening.getTime())).toBe("2026-01-05 07:03");
});

test("what is no time says so", () => {
  for (const write of [dayText, clockText, dateTimeText]) expect(write("yesterday")).toBe("Invalid time value");
});
