import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { balancesOf, byDay, selected, totalsOf } from "./statement.ts";
import { moved } from "./transaction.fixture.ts";

const march3 = new Date(2026, 2, 3, 9, 0).toISOString();
const march3Late = new Date(2026, 2, 3, 23, 59).toISOString();
const march4 = new Date(2026, 2, 4, 0, 1).toISOString();

const rows = [
  moved({ transactionType: "Sale", amount: cents(3150), createdAtUtc: march4, balanceAfter: cents(12_651) }),
  moved({ transactionType: "BoxOpening", amount: cents(-499), createdAtUtc: march3Late, balanceAfter: cents(9501) }),
  moved({ transactionType: "TopUp", amount: cents(2500), createdAtUtc: march3, status: "Failed", balanceAfter: null }),
  moved({ transactionType: "TopUp", amount: cents(10_000), createdAtUtc: march3, balanceAfter: cents(10_000) }),
];

test("rows are grouped by the reader's days, newest first, and only what succeeded counts", () => {
  expect(byDay(rows).map(({ day, rows: ofDay, moneyIn, moneyOut }) => [day, ofDay.length, moneyIn, moneyOut])).toEqual([
    ["2026-03-04", 1, 3150, 0],
    ["2026-03-03", 3, 10_000, 499],
  ]);
  expect(totalsOf(rows)).toEqual({ moneyIn: 13_150, moneyOut: 499 });
});

test("rows of the same moment stay in their order", () => {
  const openings = [300, 200, 400, 100].map((after) => moved({ amount: cents(-100), balanceAfter: cents(after) }));
  expect(byDay(openings).flatMap((day) => day.rows)).toEqual(openings);
  expect(selected(openings, { type: "TopUp" })).toEqual(openings);
});

test("opening and closing balance are those before and after the rows", () => {
  expect(balancesOf(rows)).toEqual({ opening: 0, closing: 12_651 });
  expect(balancesOf(rows.slice(0, 2))).toEqual({ opening: 10_000, closing: 12_651 });
  expect(balancesOf([])).toBeUndefined();
  expect(balancesOf(rows.slice(2, 3))).toBeUndefined();
});

test("balances are left out if the rows don't lead from one to the other", () => {
  const settledLate = moved({ amount: cents(500), createdAtUtc: march3, balanceAfter: cents(13_151) });
  expect(balancesOf([...rows, settledLate])).toBeUndefined();
});

test("type and status filter the list", () => {
  expect(selected(rows, {})).toHaveLength(4);
  expect(selected(rows, { type: "TopUp" })).toHaveLength(2);
  expect(selected(rows, { type: "TopUp", status: "Failed" })).toEqual([rows[2]]);
});
