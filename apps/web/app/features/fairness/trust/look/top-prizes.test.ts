import { expect, it } from "vitest";
import { tableOf } from "../../../../../../../packages/fairness/test/audited-logs.ts";
import { topPrizes } from "./top-prizes.ts";

it("the three most valuable items of each box come with the stock that the shop states, or with none", () => {
  const [one, other] = [tableOf(1), tableOf(2)];
  const shared = { ...other, drops: [...one.drops.slice(0, 1), ...other.drops.slice(1)] };
  const tables = new Map([one, shared].map((table) => [table.boxId, table]));
  const itemId = one.drops[0]?.itemId ?? "";
  const prizes = topPrizes(tables, [{ itemId, available: 4 }]);
  expect(prizes).toHaveLength(5);
  expect(prizes[0]).toMatchObject({
    itemId,
    worthCents: 62_000,
    boxIds: [one.boxId, other.boxId],
    stated: { available: 4 },
  });
  expect(prizes.slice(1).map(({ stated }) => stated)).toEqual([undefined, undefined, undefined, undefined]);
  expect(prizes.map(({ worthCents }) => worthCents)).toEqual([62_000, 1_900, 1_900, 550, 550]);
});
