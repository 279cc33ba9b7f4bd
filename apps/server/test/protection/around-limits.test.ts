import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addAddress, topUp } from "../payments/till.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const limit = (person: TestPerson, amount: number, period: "day" | "month") =>
  shop.call("setLimit", { body: { kind: "Deposit", period, amount } }, { token: person.token, key: randomUUID() });

it("top-ups whose time is before a period that has begun count in it, so they pass no limit together", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const { body } = await limit(mara, 30, "day");
  const { now } = shop.clock;
  const midnight = new Date(body.used[0]?.resetsAtUtc ?? expect.fail("no day"));
  const beginAt = async (at: Date) => {
    shop.clock.now = at;
    const login = { emailOrUserName: mara.userName, password: mara.password };
    const { token } = (await shop.call("login", { body: login })).body;
    return (await topUp(shop, { ...mara, token }, { addressId, amount: 10 })).status;
  };
  const begun = [await beginAt(midnight)];
  for (let count = 0; count < 5; count += 1) begun.push(await beginAt(new Date(midnight.getTime() - 1)));
  shop.clock.now = now;
  expect(begun).toEqual([201, 201, 201, 409, 409, 409]);
});
