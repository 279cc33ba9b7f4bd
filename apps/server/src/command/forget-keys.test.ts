import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyFromBalance, putOnSale, toKeep } from "../../test/orders/orders.ts";
import { moveClock, runJob } from "../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("keeps a key for a day and no longer", async () => {
  const lamp = await putOnSale(shop, 100);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const key = randomUUID();
  const buy = async (who: TestPerson) => (await buyFromBalance(shop, who, toKeep([lamp]), key)).body.purchaseId;
  const first = await buy(person);
  await runJob(shop, "forget-keys");
  expect(await buy(person)).toBe(first);

  moveClock(shop, 25 * 3600);
  await runJob(shop, "forget-keys");
  const login = { emailOrUserName: person.userName, password: person.password };
  const { token } = (await shop.call("login", { body: login })).body;
  const second = await buy({ ...person, token });
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});
