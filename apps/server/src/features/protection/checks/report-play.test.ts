import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("the months of play have time, paid, won, sold and net, as JSON and as CSV", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const box = await stockBox(shop, cents(500));
  const opened = [];
  for (let count = 0; count < 4; count += 1) opened.push(...(await openBoxes(shop, person, box)).body.openings);
  const [first] = opened;
  if (first === undefined) throw new Error("nothing was opened");
  const sale = { params: { id: first.inventoryItemId }, body: { expectedSellPrice: first.sellPrice } };
  await shop.call("sellInventoryItem", sale, { token: person.token, key: randomUUID() });
  // Two sessions today: 10 + 5 minutes, and a single opening an hour later.
  shop.isStaged = true;
  const minutes = [0, 10, 15, 75];
  for (const [place, { transactionId }] of opened.entries()) {
    await overwrite(
      shop,
      `update openings set opened_at = date_trunc('month', now()) + interval '1 day' + make_interval(mins => $2)
        where transaction_id = $1`,
      [transactionId, minutes[place] ?? 0],
    );
  }
  const [month] = (await shop.call("reportPlay", { query: { months: 1 } }, person)).body;
  const won = opened.reduce((sum, { sellPrice }) => sum + sellPrice * 100, 0) / 100;
  expect(month).toMatchObject({ spentAmount: 20, openings: 4, soldAmount: first.sellPrice, playedMinutes: 15 });
  expect(month?.wonAmount).toBeCloseTo(won, 2);
  expect(month?.netAmount).toBeCloseTo(won - 20, 2);
  const { text, headers } = await shop.call("reportPlay", { query: { months: 1, format: "csv" } }, person);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [header, line] = text.trimEnd().split("\r\n");
  expect(header).toContain('"Month","Topped up (EUR)","Paid for boxes (EUR)"');
  expect(line).toMatch(/^"\d{4}-\d\d",0\.00,20\.00,.*,4,15$/);
});
