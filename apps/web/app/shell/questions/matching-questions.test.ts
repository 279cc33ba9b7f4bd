import { expect, test } from "vitest";
import { faq, type QuestionFacts } from "../../locales/en/faq.ts";
import { matchingQuestions } from "./matching-questions.ts";

const facts: QuestionFacts = {
  topUpMin: "€7.00",
  topUpMax: "€900.00",
  sellRate: 0.85,
  most: 1,
  countries: "France, and Portugal",
  mostShipped: 7,
  shipment: "€11.00",
  order: "€6.00",
  days: [3, 4],
};

test("every group has all of its questions if nobody searches", () => {
  expect(matchingQuestions(faq.groups, facts, " ").map(({ title }) => title)).toEqual([
    "Account",
    "Payments",
    "Boxes and odds",
    "Playing safely",
    "Items and selling",
    "Shipping",
    "Fairness",
  ]);
});

test("every word must occur, in any case and order", () => {
  const found = matchingQuestions(faq.groups, facts, "PASSWORD forgot");
  expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(["forgot-password"]);
  expect(matchingQuestions(faq.groups, facts, "zeppelin")).toEqual([]);
});

test("deep links are unique", () => {
  const ids = matchingQuestions(faq.groups, facts, "").flatMap(({ id, questions }) => [
    id,
    ...questions.map((one) => one.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("answers state the facts of the shop, and are found by them", () => {
  const answersOf = (search: string) =>
    matchingQuestions(faq.groups, facts, search).flatMap(({ questions }) => questions.map(({ answer }) => answer));
  expect(answersOf("portugal")).toEqual(["We deliver to these countries: France, and Portugal."]);
  expect(answersOf("€7.00")[0]).toContain("from €7.00 to €900.00");
  expect(answersOf("85%")[0]).toContain("85% of its market price");
  expect(answersOf("€11.00")[0]).toContain("€6.00 for an order from the cart, and 3–4 working days");
  expect(answersOf("up to 7 items")).toHaveLength(1);
  expect(answersOf("one at a time")).toHaveLength(1);
});
