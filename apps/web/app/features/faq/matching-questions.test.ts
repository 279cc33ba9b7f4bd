import { expect, test } from "vitest";
import { faq } from "../../locales/en/faq.ts";
import { matchingQuestions } from "./matching-questions.ts";

test("every group has all of its questions if nobody searches", () => {
  expect(matchingQuestions(faq.groups, " ").map(({ title }) => title)).toEqual([
    "Account",
    "Payments",
    "Boxes and odds",
    "Selling",
    "Shipping",
    "Fairness",
  ]);
});

test("every word must occur, in any case and order", () => {
  const found = matchingQuestions(faq.groups, "PASSWORD forgot");
  expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(["forgot-password"]);
  expect(matchingQuestions(faq.groups, "zeppelin")).toEqual([]);
});

test("deep links are unique", () => {
  const ids = matchingQuestions(faq.groups, "").flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
