import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { tightest } from "./tightest.ts";

const limit = (period: "day" | "week" | "month", amount: number | null) => ({
  kind: "Deposit" as const,
  period,
  amount: amount === null ? null : cents(amount),
});
const used = (["day", "week", "month"] as const).map((period) => ({
  period,
  depositedAmount: cents(900),
  spentAmount: cents(0),
  lostAmount: cents(-100),
}));

test("the limit that is used up most comes first, a limit of nothing is used up, and one that is exceeded comes before it", () => {
  const [day, week, month] = [limit("day", 1000), limit("week", 2000), limit("month", null)];
  expect(tightest({ limits: [week, day, month], used })).toMatchObject({ period: "day", amount: 1000, spent: 900 });
  const none = { ...limit("week", 0), kind: "Loss" as const };
  expect(tightest({ limits: [day, none], used })).toMatchObject({ kind: "Loss", amount: 0, spent: 0 });
  const passed = limit("month", 100);
  expect(tightest({ limits: [none, passed], used })).toMatchObject({ kind: "Deposit", over: 800 });
  expect(tightest({ limits: [month], used })).toBe(undefined);
});
