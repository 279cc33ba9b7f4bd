import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  putOnSale,
  stockOf,
  toKeep,
  toSend,
} from "../../../../test/orders/orders.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

const { rounds, parallel } = inject("size");
const BUYERS = Math.min(200, parallel);
const STOCK = 7;

let shop: Shop;
let people: TestPerson[];

beforeAll(async () => {
  shop = await openListeningShop();
  people = [];
  for (let count = 0; count < 20; count += 1) {
    const person = await signUp(shop);
    await credit(shop, person, cents(1_000_000));
    people.push(person);
  }
}, 120_000);
afterAll(() => shop.close());

const codes = (responses: { status: number; text: string }[]) =>
  responses.filter(({ status }) => status !== 201).map(({ text }) => JSON.parse(text).code as string);

it.each(Array.from({ length: rounds }, (_, round) => round))(
  `sells ${STOCK} of ${STOCK} to ${BUYERS} buyers at once (round %i)`,
  async () => {
    const lamp = await putOnSale(shop, 100, STOCK);
    const responses = await Promise.all(
      Array.from({ length: BUYERS }, (_, number) => {
        const person = people[number % people.length];
        if (person === undefined) throw new Error("no such person");
        return buyFromBalance(shop, person, number % 2 === 0 ? toKeep([lamp]) : toSend([lamp]));
      }),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(STOCK);
    expect(codes(responses)).toEqual(Array.from({ length: BUYERS - STOCK }, () => "OUT_OF_STOCK"));
    expect(await stockOf(shop, lamp)).toBe(0);
  },
);

it("sells no more than the stock to balances, direct payments and guests together", async () => {
  const lamp = await putOnSale(shop, 100, STOCK);
  const [mara] = people;
  if (mara === undefined) throw new Error("nobody");
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => [
      buyFromBalance(shop, mara, toKeep([lamp])),
      buyDirectly(shop, mara, toSend([lamp])),
      buyAsGuest(shop, toSend([lamp])),
    ]).flat(),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(STOCK);
  expect(await stockOf(shop, lamp)).toBe(0);
});

it("divides two items among carts that name them in opposite order, without a deadlock", async () => {
  const [lamp, rug] = [await putOnSale(shop, 100, 20), await putOnSale(shop, 100, 20)];
  const responses = await Promise.all(
    people.flatMap((person) => [
      buyFromBalance(shop, person, toKeep([lamp, rug, lamp])),
      buyFromBalance(shop, person, toKeep([rug, lamp, rug])),
    ]),
  );
  const sold = responses.filter(({ status }) => status === 201).length;
  expect(new Set(codes(responses))).toEqual(new Set(["OUT_OF_STOCK"]));
  expect(((await stockOf(shop, lamp)) ?? 0) + ((await stockOf(shop, rug)) ?? 0)).toBe(40 - 3 * sold);
  expect(await findImbalances(shop)).toEqual([]);
});
