import { parseOffer, provenOdds } from "@trove/fairness";
import { fromEuros, toEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { readTermsHead } from "../../src/features/lootboxes/index.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { logRecords } from "../public-log/jobs.ts";
import { policyOf, readRecordsLog } from "../public-log/reader.ts";
import { callApp } from "../shop/call-app.ts";
import { restartedWith } from "../shop/restarted-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { browserOf, newEntropy, prepareReveal, requestOffer, sendReveal, sha256, TestBrowser } from "./browser.ts";
import { holdReveal } from "./held.ts";
import { overwrite } from "./meanwhile.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(euros = 100): Promise<TestPerson> {
  const somebody = await signUp(shop);
  await credit(shop, somebody, fromEuros(euros));
  return somebody;
}

const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

describe("a refused offer", () => {
  it("names an unknown browser, and a key that was removed", async () => {
    const buyer = await customer();
    const removed = new TestBrowser();
    const { publicKey } = removed;
    const { id } = (await shop.call("addBrowserKey", { body: { publicKey, name: "Old" } }, buyer)).body;
    expect((await requestOffer(shop, buyer, box, removed)).status).toBe(200);
    await shop.call("removeBrowserKey", { params: { id } }, buyer);
    for (const browser of [removed, new TestBrowser(), await browserOf(shop, await customer())]) {
      const response = await requestOffer(shop, buyer, box, browser);
      expect(Object.keys(JSON.parse(response.text).errors)).toEqual(["browserKey"]);
    }
  });

  it("needs the session that is in force, the price on the screen, money and an open box", async () => {
    const buyer = await customer(4);
    const browser = await browserOf(shop, buyer);
    const asked = (shown: TestBox, quantity = 1) => requestOffer(shop, buyer, shown, browser, { quantity });
    const short = { code: "INSUFFICIENT_BALANCE", params: { balance: 4, required: 4.99 } };
    expect((await asked(box)).body).toMatchObject(short);
    await credit(shop, buyer, fromEuros(10));
    expect((await asked(box, 3)).body).toMatchObject({ params: { balance: 14, required: 14.97 } });
    const changed = { code: "PRICE_CHANGED", params: { expected: 4.5, actual: 4.99 } };
    expect((await asked({ ...box, price: fromEuros(4.5) })).body).toMatchObject(changed);
    const closed = await Promise.all(
      (["Draft", "Archived", "Paused"] as const).map((status) => stockBox(shop, box.price, status)),
    );
    const codes = await Promise.all(closed.map(async (shown) => codeOf(await asked(shown))[1]));
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "LOOTBOX_UNAVAILABLE"]);
    await shop.call("logout", {}, buyer);
    expect(codeOf(await asked(box))).toEqual([401, "UNAUTHENTICATED"]);
  });
});

describe("an offer of version 3", () => {
  it("names the published state of the terms log, and its record keeps that", async () => {
    const buyer = await customer();
    const reveal = await prepareReveal(shop, buyer, box);
    const { tree } = await readTermsHead(shop.database.connection);
    expect(parseOffer(reveal.offer.text).terms).toEqual(tree);
    expect((await sendReveal(shop, box, reveal)).status).toBe(200);
    const { items } = (await shop.call("listOpenings", { query: {} }, buyer)).body;
    expect(items.map(({ offer }) => offer.text)).toEqual([reveal.offer.text]);
    await logRecords(shop);
    expect((await readRecordsLog(shop)).map((leaf) => leaf.kind !== "lost" && leaf.termsSize)).toContain(tree.size);
  });

  it("is no other than the page's wish: without one, the offer has version 2 and is honoured like it", async () => {
    const buyer = await customer();
    const browser = await browserOf(shop, buyer);
    const [entropy, nextEntropy] = [newEntropy(), newEntropy()];
    const own = { clientSeed: "lucky", entropyHash: sha256(entropy), browserKey: browser.publicKey };
    const body = { expectedPrice: toEuros(box.price), ...own };
    const offered = (await shop.call("offerOpening", { params: { id: box.lootboxId }, body }, buyer)).body;
    expect(parseOffer(offered.offer.text).terms).toBeUndefined();
    const next = { entropyHash: sha256(nextEntropy) };
    const reveal = { ...browser.reveal(offered, "lucky", entropy), next };
    const { nextOffer } = (await sendReveal(shop, box, reveal, buyer)).body;
    expect(nextOffer?.offer.text).toMatch(/^lootbox\/offer\/v2\n/);
    const { items } = (await shop.call("listOpenings", { query: {} }, buyer)).body;
    expect(items.map(({ offer }) => offer.text)).toEqual([offered.offer.text]);
  });

  it("names one state of the log in every process, whichever has published it", async () => {
    const buyer = await customer();
    await prepareReveal(shop, buyer, box);
    const { JWT_SECRET, ROOT_KEY } = shop.environment;
    await restartedWith(shop, { JWT_SECRET, ROOT_KEY }, async (other) => {
      const elsewhere = { call: callApp(other) };
      await prepareReveal(elsewhere, buyer, box);
      for (let published = 0; published < 3; published += 1) {
        // The other process hears nothing of what this one publishes.
        const fresh = await stockBox(shop);
        await shop.app.publicLog.terms.publish();
        const { tree } = await readTermsHead(shop.database.connection);
        for (const [caller, app] of [
          [elsewhere, other],
          [shop, shop.app],
        ] as const) {
          const held = await holdReveal(caller, buyer, fresh, {}, await browserOf(shop, buyer));
          const offer = parseOffer(held.held.offer.text);
          expect(offer.terms).toEqual(tree);
          const { leaves, tree: proven } = await provenOdds(
            held.held.terms,
            offer.boxId,
            await policyOf(shop, "terms"),
          );
          expect([proven, leaves.at(-1)?.oddsHash]).toEqual([tree, offer.oddsHash]);
          expect(await app.publicLog.terms.isOpen(fresh.lootboxId)).toBe(true);
        }
      }
    });
  });

  it("is never dated before terms that were in force, even if the clock was set back", async () => {
    const buyer = await customer();
    const ahead = "2126-01-01T00:00:00.000Z";
    await overwrite(shop, "update terms_head set begun_at = $1", [ahead]);
    const reveal = await prepareReveal(shop, buyer, box);
    await overwrite(shop, "update terms_head set begun_at = '-infinity'", []);
    expect(parseOffer(reveal.offer.text).time).toBe(ahead);
  });
});

describe("limits", () => {
  it("count offers by person, and of the reveals only those that are none or that have their record", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
    const shown = await stockBox(strict);
    const buyer = await signUp(strict);
    await credit(strict, buyer, fromEuros(1000));
    const reveal = await prepareReveal(strict, buyer, shown);
    const bad = { ...reveal, signature: "0".repeat(128) };
    const refused = await Promise.all(Array.from({ length: 30 }, () => sendReveal(strict, shown, bad)));
    expect(refused.filter(({ status }) => status === 400)).toHaveLength(20);
    const limited = refused.filter(({ status }) => status === 429);
    expect(limited.map(({ text }) => JSON.parse(text).code)).toEqual(Array(10).fill("RATE_LIMITED"));
    expect(limited[0]?.headers["retry-after"]).toMatch(/^\d+$/);
    const valid = await Promise.all(Array.from({ length: 60 }, () => sendReveal(strict, shown, reveal)));
    const statuses = valid.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(21).fill(200), ...Array(39).fill(429)]);

    const browser = await browserOf(strict, buyer);
    const offers = await Promise.all(
      Array.from({ length: 25 }, () => requestOffer(strict, buyer, shown, browser, { clientEntropy: newEntropy() })),
    );
    expect(offers.filter(({ status }) => status === 429)).toHaveLength(6);
    await strict.close();
  });
});
