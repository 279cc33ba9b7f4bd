import { type Cents, cents } from "@trove/money";
import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { won } from "../inventory-item.fixture.ts";
import { linesOf, priceOf, type SaleLine, sellInOrder } from "./sale.ts";

const sold = { transactionId: "t", balance: { id: "w", amount: cents(5000) } };

/** `paid`: the amount that the shop says it paid; the price if missing. */
async function sell(lines: readonly SaleLine[], failures: Record<string, unknown>, stopAfter = Infinity, paid?: Cents) {
  const asked: string[] = [];
  let sales = 0;
  const after = await sellInOrder({
    lines,
    onChange: () => {},
    onSold: () => (sales += 1),
    isStopped: () => asked.length >= stopAfter,
    async sell({ item, price }) {
      asked.push(item.id);
      const failure = failures[item.id];
      if (failure !== undefined) throw failure;
      return { ...sold, amount: paid ?? price };
    },
  });
  return { after, asked, sales, states: after.map(({ state }) => state) };
}

const lines = linesOf([won("a"), won("b"), won("c")]);

test("items are sold one after the other", async () => {
  const run = await sell(lines, {});
  expect(run.states).toEqual(["sold", "sold", "sold"]);
  expect(run.asked).toEqual(["a", "b", "c"]);
  expect(run.sales).toBe(3);
});

test("an item that is gone is skipped, and one whose price changed waits for confirmation", async () => {
  const run = await sell(lines, {
    a: new ApiError(409, { code: "ITEM_NOT_AVAILABLE" }),
    b: new ApiError(409, { code: "PRICE_CHANGED", params: { expected: 9, actual: 8.5 } }),
  });
  expect(run.states).toEqual(["gone", "repriced", "sold"]);
  expect(run.after[1]).toMatchObject({ before: 900, price: 850 });
  const again = await sell(run.after, {});
  expect(again.asked).toEqual(["b"]);
  expect(again.states).toEqual(["gone", "sold", "sold"]);
});

test("an item for which the shop paid another amount is sold, and says so", async () => {
  const run = await sell(lines, {}, 1, cents(850));
  expect(run.after).toMatchObject([{ state: "otherPaid", price: 900, paid: 850 }, {}, {}]);
  expect((await sell(run.after, {})).asked).toEqual(["b", "c"]);
});

test("a lost response ends the run, and the next run continues there", async () => {
  const run = await sell(lines, { b: new ApiError(0, {}) });
  expect(run.states).toEqual(["sold", "failed", "waiting"]);
  expect(run.after[1]).toMatchObject({ message: "Something went wrong!", isUnsure: true });
  expect((await sell(run.after, {})).asked).toEqual(["b", "c"]);
});

test("a run can be stopped between two items", async () => {
  expect((await sell(lines, {}, 1)).states).toEqual(["sold", "waiting", "waiting"]);
});

test("a sale is worth the sum of its prices", () => {
  expect(priceOf(lines)).toBe(2700);
});
