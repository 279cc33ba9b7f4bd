import { type ListedRecord, judgeHistory, NO_HISTORY, parseOffer, parseRecord, parseVoid } from "@trove/fairness";
import { cents, fromEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import {
  browserOf,
  type OpenBody,
  openBoxes,
  openInTurn,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
  TestBrowser,
} from "./browser.ts";
import { spend } from "./meanwhile.ts";

const { parallel } = inject("size");

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

const recordsOf = async (person: TestPerson): Promise<readonly ListedRecord[]> =>
  (await shop.call("listOpenings", { query: { pageSize: "100" } }, person)).body.items;

const offersFor = (person: TestPerson, count: number): Promise<OpenBody[]> =>
  Promise.all(Array.from({ length: count }, () => prepareReveal(shop, person, box)));

/** Returns the record in a response, whether it is a receipt or a void. */
function recordIn({ text }: { text: string }): string {
  const body = JSON.parse(text);
  return (body.receipt ?? body.params.void ?? body.params.record.record).text;
}

describe("several offers of one nonce", () => {
  it("have one commitment, and end in one record, whichever is revealed first", async () => {
    const person = await customer();
    const reveals = await offersFor(person, 8);
    const offers = reveals.map(({ offer }) => parseOffer(offer.text));
    expect(new Set(offers.map(({ commitment, nonce, before }) => `${commitment} ${nonce} ${before}`)).size).toBe(1);
    const [last] = reveals.slice(-1);
    if (last === undefined) throw new Error("there is no offer");
    const receipt = await sendReveal(shop, box, last);
    expect(receipt.status).toBe(200);
    for (const other of reveals.slice(0, -1)) {
      const ended = await sendReveal(shop, box, other);
      expect([ended.status, JSON.parse(ended.text).code]).toEqual([409, "NONCE_ENDED"]);
      expect(recordIn(ended)).toBe(receipt.body.receipt.text);
      expect(JSON.parse(ended.text).params.record).toEqual((await recordsOf(person))[0]);
    }
    expect(await balanceOf(shop, person)).toBe(10_000 - 499);
  });

  it("are revealed at the same time: one is opened, and all others learn which", async () => {
    const person = await customer(1000);
    const reveals = await offersFor(person, parallel);
    const responses = await Promise.all(reveals.map((reveal) => sendReveal(shop, box, reveal)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ text }) => text.includes("NONCE_ENDED"))).toHaveLength(parallel - 1);
    expect(new Set(responses.map(recordIn)).size).toBe(1);
    expect(await balanceOf(shop, person)).toBe(100_000 - 499);
    // If a reveal is sent again, it gets the same response as before.
    const again = await Promise.all(reveals.map((reveal) => sendReveal(shop, box, reveal)));
    expect(again.map(recordIn)).toEqual(responses.map(recordIn));
    expect(again.map(({ status }) => status)).toEqual(responses.map(({ status }) => status));
  });

  it("can be one's own on two devices, each of which finds the other's record", async () => {
    const person = await customer();
    const phone = new TestBrowser();
    const first = await prepareReveal(shop, person, box);
    await shop.call("addBrowserKey", { body: { publicKey: phone.publicKey, name: "Phone" } }, person);
    const entropy = "ab".repeat(16);
    const offered = await requestOffer(shop, person, box, phone, { clientEntropy: entropy });
    const opened = await sendReveal(shop, box, phone.reveal(offered.body, "lucky", entropy));
    expect(opened.status).toBe(200);
    const ended = await sendReveal(shop, box, first);
    expect(parseRecord(recordIn(ended)).browserKey).toBe(phone.publicKey);
    expect((await openBoxes(shop, person, box)).body.fairness.nonce).toBe(1);
  });

  it("can end in a void, which ends the others too", async () => {
    const person = await customer(5);
    const [first, second] = await offersFor(person, 2);
    if (first === undefined || second === undefined) throw new Error("there are no offers");
    await spend(shop, person, cents(10));
    const voided = await sendReveal(shop, box, first);
    const record = parseVoid(recordIn(voided));
    expect(record).toMatchObject({ nonce: 0, reason: "INSUFFICIENT_BALANCE", balanceCents: 490 });
    // The person has enough money again, but the nonce stays spent.
    await credit(shop, person, fromEuros(100));
    expect((await sendReveal(shop, box, first)).text.replace(/"traceId":"[^"]*"/, "")).toBe(
      voided.text.replace(/"traceId":"[^"]*"/, ""),
    );
    expect(recordIn(await sendReveal(shop, box, second))).toBe(recordIn(voided));
    expect((await openBoxes(shop, person, box)).body.fairness.nonce).toBe(1);
  });
});

describe("the list of records", () => {
  it("is a chain without a gap, of receipts and voids, that any browser can judge", async () => {
    const person = await customer(500);
    await Promise.all(Array.from({ length: 12 }, () => openInTurn(shop, person, box)));
    const reveal = await prepareReveal(shop, person, box, { quantity: 5 });
    await spend(shop, person, cents(await balanceOf(shop, person)));
    expect((await sendReveal(shop, box, reveal)).status).toBe(409);
    await credit(shop, person, fromEuros(100));
    await openBoxes(shop, person, box, { quantity: 2 });

    const items = await recordsOf(person);
    expect(items.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 14 }, (_, nonce) => nonce));
    expect(items.map(({ kind }) => kind)).toEqual([...Array(12).fill("Receipt"), "Void", "Receipt"]);
    const shopKeys = (await shop.call("getApplicationInfo")).body.receiptKeys.map(({ publicKey }) => publicKey);
    const browserKeys = [(await browserOf(shop, person)).publicKey];
    const version = { params: { id: box.lootboxId, tableVersion: 1 } };
    const { oddsTable, oddsHash } = (await shop.call("getLootboxVersion", version)).body;
    const { judgements, state } = await judgeHistory(items, new Map([[oddsHash, oddsTable]]), NO_HISTORY, {
      userId: person.userId,
      shopKeys,
      browserKeys,
      confirmed: [],
    });
    const verdicts = judgements.map(({ verdict }) => verdict);
    expect(verdicts).toEqual([...Array(12).fill("Recomputed"), "Contested", "Recomputed"]);
    const fair = (await shop.call("getProvablyFair", {}, person)).body;
    expect(fair).toMatchObject({ nonce: 14, before: sha256(items[13]?.record.text ?? "") });
    expect(state.head).toMatchObject({ nonce: 13, hash: fair.before });
  });

  it("is read in pages from any nonce on, by its own person only", async () => {
    const person = await customer();
    for (let opened = 0; opened < 4; opened += 1) await openBoxes(shop, person, box);
    const all = await recordsOf(person);
    const page = await shop.call("listOpenings", { query: { fromNonce: "1", pageSize: "2", pageNumber: "2" } }, person);
    expect(page.body).toMatchObject({ totalCount: 3, items: all.slice(3) });
    expect(await recordsOf(await customer())).toEqual([]);
  });

  it("commits to the next seed in every offer as the fairness page does", async () => {
    const person = await customer();
    await openBoxes(shop, person, box);
    const { offer } = await prepareReveal(shop, person, box);
    const fair = (await shop.call("getProvablyFair", {}, person)).body;
    const { commitment, nonce, before } = parseOffer(offer.text);
    expect(fair).toMatchObject({ serverSeedHash: commitment, nonce, before, keyId: offer.keyId });
  });
});

describe("the reveals of several people at the same time", () => {
  it("get their own records, whichever of them end in a void or are no reveals", async () => {
    const people = await Promise.all(Array.from({ length: 16 }, () => customer()));
    const reveals = await Promise.all(people.map((person) => prepareReveal(shop, person, box)));
    for (const person of people.slice(0, 4)) await spend(shop, person, cents(9_900));
    const responses = await Promise.all(
      reveals.map((reveal, index) =>
        sendReveal(shop, box, index % 5 === 4 ? { ...reveal, signature: "0".repeat(128) } : reveal),
      ),
    );
    const expected = people.map((_, index) => (index % 5 === 4 ? 400 : index < 4 ? 409 : 200));
    expect(responses.map(({ status }) => status)).toEqual(expected);
    for (const [index, response] of responses.entries()) {
      if (response.status !== 400) expect(parseRecord(recordIn(response)).userId).toBe(people[index]?.userId);
    }
  });
});
