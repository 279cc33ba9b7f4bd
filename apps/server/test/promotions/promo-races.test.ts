import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buyAsGuest, buyDirectly, buyFromBalance, putOnSale, toKeep, toSend } from "../orders/orders.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { codeFor } from "./promotions.ts";

const { parallel } = inject("size");
const BUYERS = Math.min(200, parallel);
const USES = 7;

let shop: Shop;
let people: TestPerson[];
beforeAll(async () => {
  shop = await openListeningShop();
  people = [];
  for (let count = 0; count < 8; count += 1) {
    const person = await signUp(shop);
    await credit(shop, person, cents(100_000));
    people.push(person);
  }
}, 120_000);
afterAll(() => shop.close());

const buyer = (number: number) => {
  const person = people[number % people.length];
  if (person === undefined) throw new Error("no such person");
  return person;
};
const refusals = (answers: readonly { status: number; text: string }[]) =>
  answers.filter(({ status }) => status !== 201).map(({ text }) => JSON.parse(text).params?.why as string);

it(`${BUYERS} buyers at once get exactly ${USES} of ${USES} uses of a code`, async () => {
  const lamp = await putOnSale(shop, 1000);
  const { code, id } = await codeFor(shop, { maxUses: USES });
  const orders = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => {
      const promo = { promoCode: code, expectedTotal: number % 3 === 0 ? 9 : 14 };
      if (number % 3 === 0) return buyFromBalance(shop, buyer(number), toKeep([lamp], promo));
      if (number % 3 === 1) return buyDirectly(shop, buyer(number), toSend([lamp], promo));
      return buyAsGuest(shop, toSend([lamp], promo));
    }),
  );
  expect(orders.filter(({ status }) => status === 201)).toHaveLength(USES);
  expect(refusals(orders)).toEqual(Array.from({ length: BUYERS - USES }, () => "UsedUp"));
  const { items } = (await shop.call("listPromoCodes", { query: {} }, await makeAdmin(shop))).body;
  expect(items.find((each) => each.id === id)).toMatchObject({ uses: USES, state: "UsedUp" });
});

it("parallel first orders of one person get one discount, also with different codes", async () => {
  const lamp = await putOnSale(shop, 1000);
  const codes = [await codeFor(shop, { isFirstOrder: true }), await codeFor(shop, { isFirstOrder: true })];
  const newcomer = await signUp(shop);
  await credit(shop, newcomer, cents(100_000));
  const orders = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      buyFromBalance(shop, newcomer, toSend([lamp], { promoCode: codes[number % 2]?.code, expectedTotal: 14 })),
    ),
  );
  expect(orders.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(refusals(orders)).toEqual(Array.from({ length: 9 }, () => "FirstOrder"));
});
