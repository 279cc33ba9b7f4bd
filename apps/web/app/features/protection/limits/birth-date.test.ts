import { expect, test } from "vitest";
import { isDay, joinedDay, partsInOrder } from "./birth-date.ts";

test("the parts of a day become one date, and days that do not exist are found", () => {
  expect(joinedDay({ day: "2", month: "1", year: "1990" })).toBe("1990-01-02");
  expect(joinedDay({ day: "", month: " ", year: "" })).toBe("");
  for (const text of ["1990-01-31", "2000-02-29"]) expect(isDay(text)).toBe(true);
  for (const text of ["1990-02-30", "1990-13-01", "90-01-01", "1990-01-", "1990-1-1"]) expect(isDay(text)).toBe(false);
});

test("the parts of a day stand in the order of the language", () => {
  expect(partsInOrder("en-GB")).toEqual(["day", "month", "year"]);
  expect(partsInOrder("zh-CN")).toEqual(["year", "month", "day"]);
});
