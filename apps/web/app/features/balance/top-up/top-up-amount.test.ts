import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { balance } from "../../../locales/en/balance.ts";
import { forms } from "../../../locales/en/forms.ts";
import { amountMistake, amountText, startingAmount } from "./top-up-amount.ts";

const limits = { least: cents(500), most: cents(100_000) };
const mistake = (text: string) => amountMistake({ words: forms, t: balance.topUp }, text, limits);

test.each(["5", "5.00", "12,5", "12.50", "€ 50", " 1000 ", "999,99"])("%s is an amount", (text) => {
  expect(mistake(text)).toBeUndefined();
});

test.each([
  ["", "Amount is required"],
  ["  ", "Amount is required"],
  ["fifty", "Amount must be a number with up to two decimals"],
  ["1,000", "Amount must be a number with up to two decimals"],
  ["5.005", "Amount must be a number with up to two decimals"],
  ["-20", "Amount must be a number with up to two decimals"],
  ["1e3", "Amount must be a number with up to two decimals"],
  ["4.99", "Amount must be between €5.00 and €1,000.00"],
  ["1000.01", "Amount must be between €5.00 and €1,000.00"],
])("%j is refused with a message", (text, words) => {
  expect(mistake(text)).toBe(words);
});

test("an amount is formatted as a person would type it", () => {
  expect([5000, 1250, 123_400].map((amount) => amountText(cents(amount)))).toEqual(["50", "12.50", "1234"]);
});

test("the field starts with the amount in the URL, at least the minimum", () => {
  const start = (asked: string | null) => startingAmount(asked, cents(5000), limits);
  expect(start(null)).toBe("50");
  expect(start("31,5")).toBe("31.50");
  expect(start("1.20")).toBe("5");
  expect(start("lots")).toBe("lots");
});
