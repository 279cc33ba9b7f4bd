import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stockBox } from "./catalogue/stock.ts";
import { openBoxes } from "./openings/browser.ts";
import { credit, signUp } from "./people/people.ts";
import { recomputeOpenings } from "./recompute-openings.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const { openings } = inject("size");
const CLIENTS = 10;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function openMany(count: number): Promise<void> {
  const box = await stockBox(shop, cents(10));
  const person = await signUp(shop);
  await credit(shop, person, cents(10 * count));
  for (let opened = 0; opened < count; opened += 5) {
    const response = await openBoxes(shop, person, box, { quantity: Math.min(5, count - opened) });
    expect(response.status).toBe(200);
  }
}

it("recomputes every opening in the database with an implementation of its own", async () => {
  await Promise.all(Array.from({ length: CLIENTS }, () => openMany(openings / CLIENTS)));
  const { boxes, different } = await recomputeOpenings(shop.owner.connection, shop.secrets);
  expect(boxes).toBe(openings);
  expect(different).toEqual([]);
}, 600_000);
