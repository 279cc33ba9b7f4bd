import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { readStatements, stepsThatDoNotFollow } from "../../../test/people/statements.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { liveOn } from "../../audit/lively-shop.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

/** Makes several openings at one moment, lets the balance return to earlier values, and turns the clock back. */
async function spendAndEarn(): Promise<void> {
  const person = await signUp(shop);
  const box = await stockBox(shop, cents(100));
  for (const seconds of [1, 0, -1, 0, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
    await credit(shop, person, cents(500));
    await credit(shop, person, cents(200));
    expect((await openBoxes(shop, person, box, { quantity: 5 })).status).toBe(200);
  }
}

it("numbers the rows of a wallet so that their balances follow each other, whatever the clock says", async () => {
  await liveOn(shop);
  await spendAndEarn();
  expect((await readStatements(shop)).flatMap(stepsThatDoNotFollow)).toEqual([]);
});
