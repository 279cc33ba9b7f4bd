import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";
import type { TimelineEntry } from "./use-timeline.ts";

const AT = "2026-11-28T12:00:00.000Z";
const money = (key: string, amount: number, description: string) =>
  ({
    key,
    kind: "Money",
    atUtc: AT,
    transactionType: "Shipping",
    description,
    amount: cents(amount),
    balanceAfter: cents(100),
  }) as TimelineEntry;
const order = { key: "o", kind: "Order", atUtc: AT, number: "O-486303102423", total: cents(550), flag: null };

test("an order and what was paid for it are one group, with the sum", () => {
  const groups = grouped([
    money("b", -500, "Shipping of O-486303102423"),
    money("a", -50, "Order O-486303102423"),
    order as TimelineEntry,
    money("c", 300, "Goodwill credit"),
    money("d", 300, "Goodwill credit"),
  ]);
  expect(groups.map(({ head, entries, amount }) => [head.key, entries.length, amount])).toEqual([
    ["o", 3, -550],
    ["c", 1, 300],
    ["d", 1, 300],
  ]);
});
