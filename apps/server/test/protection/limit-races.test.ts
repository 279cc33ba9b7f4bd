import { randomUUID } from "node:crypto";
import { fromEuros, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { openBoxes } from "../openings/browser.ts";
import { addAddress, topUp } from "../payments/till.ts";
import { credit, signUp } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { setMarkets } from "./markets.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

const TABS = 8;
const all = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

it("top-ups that begin at the same time never pass a limit together", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const { token } = mara;
  const body = { kind: "Deposit", period: "day", amount: 35 } as const;
  await shop.call("setLimit", { body }, { token, key: randomUUID() });
  const begun = await all(inject("size").parallel, () => topUp(shop, mara, { addressId, amount: 10 }));
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

it("boxes that eight tabs open at the same time never pass a limit together", async () => {
  const mara = await signUp(shop);
  await credit(shop, mara, fromEuros(500));
  const body = { kind: "Spend", period: "month", amount: toEuros(box.price) * 3 } as const;
  await shop.call("setLimit", { body }, { token: mara.token, key: randomUUID() });
  const openAll = async () => {
    let opened = 0;
    for (;;) {
      const { status, text } = await openBoxes(shop, mara, box);
      if (status === 200) opened += 1;
      else if (!text.includes("NONCE_ENDED")) return { opened, code: JSON.parse(text).code };
    }
  };
  const tabs = await all(TABS, openAll);
  expect(tabs.reduce((sum, { opened }) => sum + opened, 0)).toBe(3);
  expect(new Set(tabs.map(({ code }) => code))).toEqual(new Set(["LIMIT_REACHED"]));
});

it("a pace lets one of fifty openings through that are asked for at the same time", async () => {
  await setMarkets(shop, { DE: { pace: 3600 } });
  const mara = await signUp(shop);
  await credit(shop, mara, fromEuros(500));
  await addAddress(shop, mara, "DE");
  const opened = await all(50, () => openBoxes(shop, mara, box));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
});
