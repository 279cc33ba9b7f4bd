import { randomUUID } from "node:crypto";
import { parseOddsTable } from "@trove/fairness";
import { cents, fromEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  openedBox,
  plannedBox,
  publishNext,
  rehearse,
} from "../../../../test/catalogue/operator-boxes.ts";
import { stockItems } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const ROUNDS = 6;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const versionsOf = async (id: string) =>
  (await shop.call("listLootboxVersions", { params: { id }, query: {} }, admin)).body.items.map(({ oddsTable }) =>
    parseOddsTable(oddsTable),
  );

async function reprice(id: string, marketPrice: number) {
  const item = (await shop.call("getItem", { params: { id }, query: {} })).body;
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
  return shop.call("updateItem", { params: { id }, body: { ...same, marketPrice } }, admin);
}

describe("at the same time", () => {
  it("two operators publish: one version is made", async () => {
    const { lootboxId: id } = await openedBox(shop, admin);
    await changePlan(shop, admin, id, { price: 6 });
    const { version, odds } = await rehearse(shop, admin, id);
    const attempts = await Promise.all(
      rounds.map(() => publishNext(shop, admin, id, { version, oddsHash: odds?.oddsHash ?? "", key: randomUUID() })),
    );
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ text }) => text.includes("VERSION_CONFLICT"))).toHaveLength(ROUNDS - 1);
    expect((await versionsOf(id)).map(({ priceCents }) => priceCents)).toEqual([600, 499]);
  });

  it("one request comes twice: it is one publication", async () => {
    const { lootboxId: id } = await openedBox(shop, admin);
    await changePlan(shop, admin, id, { price: 6 });
    const { version, odds } = await rehearse(shop, admin, id);
    const again = { version, oddsHash: odds?.oddsHash ?? "", key: randomUUID() };
    const attempts = await Promise.all(rounds.map(() => publishNext(shop, admin, id, again)));
    expect(new Set(attempts.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it("two operators save: one of them learns of the other", async () => {
    const id = await createBox(shop, admin, await plannedBox(shop));
    const { version } = await boxOf(shop, admin, id);
    const attempts = await Promise.all(
      rounds.map((round) => changePlan(shop, admin, id, { price: 5 + round, version })),
    );
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ text }) => text.includes("VERSION_CONFLICT"))).toHaveLength(ROUNDS - 1);
  });

  it("a first version is published and the price of its item changes: the last version states the price", async () => {
    for (const round of rounds) {
      const plan = await plannedBox(shop);
      const id = await createBox(shop, admin, plan);
      const itemId = plan.drops[2]?.itemId ?? "";
      const marketPrice = 4.5 + round / 10;
      const [published, repriced] = await Promise.all([
        moveBox(shop, admin, id, "Active"),
        reprice(itemId, marketPrice),
      ]);
      expect(repriced.status).toBe(200);
      if (published.status !== 200) expect(published.body).toMatchObject({ code: "VERSION_CONFLICT" });
      else {
        const stated = (await versionsOf(id))[0]?.drops.find((drop) => drop.itemId === itemId)?.marketPriceCents;
        expect(stated).toBe(fromEuros(marketPrice));
      }
    }
  });

  it("the next version is published and the price of its item changes: neither waits for the other for ever", async () => {
    const { lootboxId: id, drops } = await openedBox(shop, admin);
    const itemId = drops[2]?.itemId ?? "";
    for (const round of rounds) {
      await changePlan(shop, admin, id, { price: 6 + round });
      const marketPrice = 4.5 + round / 10;
      const [published, repriced] = await Promise.all([publishNext(shop, admin, id), reprice(itemId, marketPrice)]);
      expect([200, 409]).toContain(published.status);
      expect(repriced.status).toBe(200);
      const stated = (await versionsOf(id))[0]?.drops.find((drop) => drop.itemId === itemId)?.marketPriceCents;
      expect(stated).toBe(fromEuros(marketPrice));
    }
  });

  it("people open a box that is repriced and paused: each opening has odds that were in force, and none comes after", async () => {
    const box = await openedBox(shop, admin);
    const { lootboxId: id } = box;
    const people = await Promise.all(rounds.map(() => signUp(shop)));
    for (const person of people) await credit(shop, person, cents(10_000));
    const opening = people.map(async (person) => {
      const responses = [];
      for (const _ of rounds) responses.push(await openBoxes(shop, person, box));
      return responses;
    });
    await changePlan(shop, admin, id, { price: 4.5 });
    await publishNext(shop, admin, id);
    expect((await moveBox(shop, admin, id, "Paused")).status).toBe(200);
    const responses = (await Promise.all(opening)).flat();
    const refused = responses.filter(({ status }) => status !== 200);
    for (const { text } of refused) expect(text).toMatch(/PRICE_CHANGED|LOOTBOX_UNAVAILABLE/);
    const [person] = people;
    if (person === undefined) throw new Error("there are people");
    for (const price of [box.price, cents(450)]) {
      expect((await openBoxes(shop, person, { ...box, price })).body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    }
  });
});

describe("with a notice of ten minutes", () => {
  let slow: Shop;
  let owner: TestPerson;
  beforeAll(async () => {
    slow = await openShop({ ODDS_NOTICE_MINUTES: "10" });
    owner = await makeAdmin(slow);
  });
  afterAll(() => slow.close());

  const shown = async (id: string) => {
    slow.app.publicCache.clear();
    return (await slow.call("getLootbox", { params: { id } })).body;
  };

  it("an announced version can't be taken back, only followed by another one", async () => {
    const { lootboxId: id } = await openedBox(slow, owner);
    await changePlan(slow, owner, id, { price: 6 });
    expect(await rehearse(slow, owner, id)).toMatchObject({ isOpen: true, isSame: false, tableVersion: 2 });
    await publishNext(slow, owner, id);
    const announced = (await boxOf(slow, owner, id)).announced;
    expect(announced).toMatchObject({ next: { tableVersion: 2, price: 6 } });
    await changePlan(slow, owner, id, { price: 4.99 });
    expect((await publishNext(slow, owner, id)).body).toMatchObject({ tableVersion: 3 });
    expect(await shown(id)).toMatchObject({ tableVersion: 1, price: 4.99, announced });
    const terms = (await readTermsLog(slow)).filter((leaf) => leaf.kind === "terms");
    expect(terms.filter(({ validFrom }) => validFrom === announced?.validFromUtc).length).toBeGreaterThan(0);
    expect((terms.at(-1)?.validFrom ?? "") > (announced?.validFromUtc ?? "")).toBe(true);
  });

  it("an announced version is cancelled by pausing its box: nobody is offered its odds, or the present ones", async () => {
    const { lootboxId: id } = await openedBox(slow, owner);
    await changePlan(slow, owner, id, { price: 6 });
    await publishNext(slow, owner, id);
    await moveBox(slow, owner, id, "Paused");
    const person = await signUp(slow);
    await credit(slow, person, cents(10_000));
    for (const price of [cents(499), cents(600)]) {
      const refused = await openBoxes(slow, person, { lootboxId: id, price });
      expect(refused.body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    }
    const last = (await readTermsLog(slow)).filter((leaf) => leaf.kind === "terms").at(-1);
    expect(last?.validFrom.localeCompare((await boxOf(slow, owner, id)).announced?.validFromUtc ?? "")).toBe(1);
  });

  it("a box that is resumed with another price keeps its present odds until the notice is over", async () => {
    const { lootboxId: id } = await openedBox(slow, owner);
    await moveBox(slow, owner, id, "Paused");
    await changePlan(slow, owner, id, { price: 6 });
    expect(await rehearse(slow, owner, id)).toMatchObject({ isOpen: true });
    await moveBox(slow, owner, id, "Active");
    expect(await shown(id)).toMatchObject({ status: "Active", tableVersion: 1, price: 4.99 });
    const person = await signUp(slow);
    await credit(slow, person, cents(10_000));
    const opened = await openBoxes(slow, person, { lootboxId: id, price: cents(499) });
    expect(opened.status).toBe(200);
  });

  it("an item that only the announced version has stays what it is", async () => {
    const { lootboxId: id } = await openedBox(slow, owner);
    const { drops } = await boxOf(slow, owner, id);
    const [item] = await stockItems(slow, [50_000]);
    const [first, ...rest] = drops.map(({ itemId, tickets }) => ({ itemId, tickets }));
    await changePlan(slow, owner, id, {
      drops: [{ itemId: item?.itemId ?? "", tickets: first?.tickets ?? 0 }, ...rest],
    });
    await publishNext(slow, owner, id);
    const shownItem = (await slow.call("getItem", { params: { id: item?.itemId ?? "" }, query: {} })).body;
    const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, version } = shownItem;
    const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, version, marketPrice: 500 };
    const response = await slow.call(
      "updateItem",
      { params: { id: shownItem.id }, body: { ...same, isActive: false } },
      owner,
    );
    expect(response.body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("a box that was never open opens at once", async () => {
    const id = await createBox(slow, owner, await plannedBox(slow));
    expect(await rehearse(slow, owner, id)).toMatchObject({ isOpen: false });
    await moveBox(slow, owner, id, "Active");
    expect(await shown(id)).toMatchObject({ tableVersion: 1, announced: null });
    const person = await signUp(slow);
    await credit(slow, person, cents(10_000));
    expect((await openBoxes(slow, person, { lootboxId: id, price: cents(499) })).status).toBe(200);
  });
});
