import { cents, fromEuros, subtract } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../catalogue/stock.ts";
import { credit, creditOften, signUp } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { sendReveal } from "./browser.ts";
import { holdReveal, judge, walletOf } from "./held.ts";
import { spend } from "./meanwhile.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("a void names the newest thousand movements and the sum of all before them, and is no breach", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(100));
  const held = await holdReveal(shop, person, box);
  await creditOften(shop, person, 1, 1010);
  await spend(shop, person, subtract(cents(await balanceOf(shop, person)), cents(10)));
  const response = await sendReveal(shop, box, held.body);
  expect(response.body).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
  const judged = await judge(shop, held, response, await walletOf(shop, person));
  expect(judged.verdict).toBe("Contested");
  expect(judged.checks.filter(({ outcome }) => outcome === "Differs")).toEqual([]);
  const { record } = judged;
  if (record?.kind !== "Void") throw new Error("the record is no void");
  const { movements } = record;
  // The void lists the newest thousand movements, up to the purchase. The credits of 1 to 11 cents are older, so they
  // are summed up as `earlier`.
  expect(movements[0]).toEqual({ id: "earlier", cents: 66 });
  expect(movements).toHaveLength(1001);
});
