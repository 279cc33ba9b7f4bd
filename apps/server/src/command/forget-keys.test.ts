import { randomUUID } from "node:crypto";
import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../test/catalogue/stock.ts";
import { moveClock, runJob } from "../../test/payments/till.ts";
import { credit, signUp } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("keeps a key for a day and no longer", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const key = randomUUID();
  const open = async (token: string) => {
    const body = { expectedPrice: toEuros(box.price) };
    return (await shop.call("openLootbox", { params: { id: box.lootboxId }, body }, { token, key })).body.fairness
      .nonce;
  };
  await open(person.token);
  await runJob(shop, "forget-keys");
  expect(await open(person.token)).toBe(0);

  moveClock(shop, 25 * 3600);
  await runJob(shop, "forget-keys");
  const login = { emailOrUserName: person.userName, password: person.password };
  expect(await open((await shop.call("login", { body: login })).body.token)).toBe(1);
});
