import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readBooks, runJob } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { issuedGift, redeem, voidGift } from "./gifts.ts";

const { parallel } = inject("size");
const TRIES = Math.min(50, parallel);

let shop: Shop;
let people: TestPerson[];
beforeAll(async () => {
  shop = await openListeningShop();
  people = await Promise.all(Array.from({ length: 5 }, () => signUp(shop)));
}, 120_000);
afterAll(() => shop.close());

const balances = async () => {
  const each = await Promise.all(people.map((person) => balanceOf(shop, person)));
  return each.reduce((sum, cents) => sum + cents, 0);
};

it(`${TRIES} redemptions of one code at once, of five people, give its amount once`, async () => {
  const [{ code }, before] = [await issuedGift(shop, 50), await balances()];
  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, number) => redeem(shop, people[number % people.length] as TestPerson, code)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.filter(({ status }) => status !== 200).map(({ text }) => JSON.parse(text).code);
  expect(codes.filter((refusal) => refusal !== "GIFT_REFUSED" && refusal !== "OVERLOADED")).toEqual([]);
  expect(await balances()).toBe(before + 5000);
});

it("a code that is redeemed, voided and expired at the same time ends once", async () => {
  const admin = await makeAdmin(shop);
  const gifts = await Promise.all(Array.from({ length: 4 }, () => issuedGift(shop, 10)));
  const before = await balances();
  const ends = await Promise.all(
    gifts.flatMap((gift, number) => [
      redeem(shop, people[number % people.length] as TestPerson, gift.code).then(({ status }) => status === 200),
      voidGift(shop, admin, gift).then(({ status }) => status === 200),
      runJob(shop, "expire-gifts").then(() => false),
    ]),
  );
  expect(ends.filter(Boolean)).toHaveLength(gifts.length);
  expect((await balances()) - before + ((await readBooks(shop))["house:gifts"] ?? 0)).toBeLessThanOrEqual(4000);
});
