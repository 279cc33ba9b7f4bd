import { randomUUID } from "node:crypto";
import { fromEuros, times, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../openings/browser.ts";
import { addAddress, topUp } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { setMarkets } from "./markets.ts";

const { parallel } = inject("size");

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(country = "NL"): Promise<TestPerson & { addressId: string }> {
  const person = await signUp(shop);
  await credit(shop, person, times(box.price, 100));
  return { ...person, addressId: await addAddress(shop, person, country) };
}

const limit = (person: TestPerson, kind: "Deposit" | "Spend", amount: number) =>
  shop.call("setLimit", { body: { kind, period: "day", amount } }, { token: person.token, key: randomUUID() });
const usedBy = async (person: TestPerson) => (await shop.call("getProtection", {}, person)).body.used[0];
const spentBy = async (person: TestPerson) => times(box.price, 100) - (await balanceOf(shop, person));

it(`${parallel} top-ups at once never pass a deposit limit, and fill it`, async () => {
  const mara = await customer();
  await limit(mara, "Deposit", 70);
  const begun = await Promise.all(
    Array.from({ length: parallel }, () => topUp(shop, mara, { addressId: mara.addressId, amount: 10 })),
  );
  const counted = (status: number) => begun.filter((each) => each.status === status).length;
  // The shop refuses those that would wait behind too many others with 503.
  const refused = counted(409) + counted(503);
  expect([counted(201), refused, await usedBy(mara)]).toMatchObject([7, parallel - 7, { depositedAmount: 70 }]);
});

it("openings from eight tabs never pass a spend limit, and reach it", async () => {
  const mara = await customer();
  await limit(mara, "Spend", toEuros(times(box.price, 5)));
  const tab = async () => {
    for (;;) {
      const { status, text } = await openBoxes(shop, mara, box);
      if (status !== 200 && !text.includes("NONCE_ENDED")) return JSON.parse(text).code as string;
    }
  };
  const ends = await Promise.all(Array.from({ length: 8 }, tab));
  expect(new Set(ends)).toEqual(new Set(["LIMIT_REACHED"]));
  expect(await spentBy(mara)).toBe(times(box.price, 5));
});

it("offers that were kept pass a limit that is lowered once together, and never twice", async () => {
  const mara = await customer();
  const kept = await Promise.all([1, 2, 3].map(() => prepareReveal(shop, mara, box)));
  await limit(mara, "Spend", 0);
  const sent = await Promise.all(kept.map((reveal) => sendReveal(shop, box, reveal, mara)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await spentBy(mara)).toBe(box.price);
  expect(JSON.parse((await openBoxes(shop, mara, box)).text)).toMatchObject({ code: "LIMIT_REACHED" });
});

it("a pace lets one of 50 clients of a person open, and no second one before it has passed", async () => {
  await setMarkets(shop, { DE: { pace: 3600 } });
  const mara = await customer("DE");
  const opened = await Promise.all(Array.from({ length: 50 }, () => openBoxes(shop, mara, box)));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = opened.filter(({ status }) => status !== 200).map(({ text }) => JSON.parse(text).code as string);
  expect(codes.filter((code) => code !== "TOO_SOON" && code !== "NONCE_ENDED")).toEqual([]);
  expect(await spentBy(mara)).toBe(box.price);
  expect(fromEuros((await usedBy(mara))?.spentAmount ?? 0)).toBe(box.price);
  await setMarkets(shop, {});
});
