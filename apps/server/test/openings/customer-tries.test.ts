import {
  clientHash,
  drawTicket,
  judgeProofs,
  type KeptOpening,
  LOOK_AWAY,
  nothingCame,
  parseOffer,
  parseProofs,
  parseStrictJson,
  proofsText,
  readAnswer,
  recordHash,
} from "@trove/fairness";
import { cents, fromEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../../../packages/fairness/test/json-changes.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { readTermsLog } from "../public-log/reader.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import {
  browserOf,
  newEntropy,
  type OpenBody,
  type OpenResponse,
  prepareReveal,
  sendReveal,
  sha256,
} from "./browser.ts";
import { type HeldReveal, holdReveal } from "./held.ts";
import { spend } from "./meanwhile.ts";

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

describe("a customer who knows the seed of a nonce", () => {
  /** Returns the ticket that a reveal draws with this server seed. */
  const ticketOf = (serverSeed: string, { offer, clientEntropy, clientSeed }: OpenBody) => {
    const { oddsHash } = parseOffer(offer.text);
    return drawTicket({ serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash }, 0);
  };

  it("can't open the best of the other offers that they hold for it", async () => {
    const person = await customer();
    const [first, ...others] = await Promise.all(Array.from({ length: 30 }, () => prepareReveal(shop, person, box)));
    if (first === undefined) throw new Error("there is no offer");
    const { fairness, receipt } = (await sendReveal(shop, box, first)).body;
    const [best] = others.toSorted((a, b) => ticketOf(fairness.serverSeed, a) - ticketOf(fairness.serverSeed, b));
    if (best === undefined) throw new Error("there is no other offer");
    expect(ticketOf(fairness.serverSeed, best)).not.toBe(ticketOf(fairness.serverSeed, first));
    const attempts = await Promise.all(Array.from({ length: 8 }, () => sendReveal(shop, box, best)));
    for (const { status, text } of attempts) {
      expect([status, JSON.parse(text).params.record.record.text]).toEqual([409, receipt.text]);
    }
    expect(await balanceOf(shop, person)).toBe(10_000 - 499);
  });

  it("gets offers for the next one only, whose seed is another", async () => {
    const person = await customer();
    const { fairness } = (await sendReveal(shop, box, await prepareReveal(shop, person, box))).body;
    const { oddsHash } = fairness;
    const wins = (entropy: string) =>
      drawTicket({ ...fairness, clientHash: clientHash(entropy, "lucky"), oddsHash }, 0) < 10_000;
    let clientEntropy = newEntropy();
    while (!wins(clientEntropy)) clientEntropy = newEntropy();
    const reveal = await prepareReveal(shop, person, box, { clientEntropy });
    const offer = parseOffer(reveal.offer.text);
    expect([offer.nonce, offer.commitment === fairness.serverSeedHash]).toEqual([1, false]);
    const opened = (await sendReveal(shop, box, reveal)).body;
    expect(opened.openings[0]?.ticket).toBe(ticketOf(opened.fairness.serverSeed, reveal));
    expect(opened.fairness.serverSeed).not.toBe(fairness.serverSeed);
  });
});

describe("eight tabs of a person", () => {
  /** Opens boxes until `presses` openings succeeded. Uses the next offer in each response, or requests a new offer. */
  async function pressInTab(person: TestPerson, presses: number): Promise<OpenResponse[]> {
    const browser = await browserOf(shop, person);
    const opened: OpenResponse[] = [];
    let prepared: OpenBody | undefined;
    while (opened.length < presses) {
      const entropy = newEntropy();
      const body: OpenBody = prepared ?? (await prepareReveal(shop, person, box));
      const response = await sendReveal(shop, box, { ...body, next: { entropyHash: sha256(entropy) } }, person);
      const { nextOffer } = response.status === 200 ? response.body : { nextOffer: null };
      prepared = nextOffer === null ? undefined : browser.reveal(nextOffer, "lucky", entropy);
      if (response.status === 200) opened.push(response.body);
      else expect(JSON.parse(response.text).code).toBe("NONCE_ENDED");
    }
    return opened;
  }

  it("open in parallel what each of them pays for, once, in one chain", async () => {
    const person = await customer(1_000);
    const opened = (await Promise.all(Array.from({ length: 8 }, () => pressInTab(person, 3)))).flat();
    const inOrder = opened.toSorted((a, b) => a.fairness.nonce - b.fairness.nonce);
    expect(inOrder.map(({ fairness }) => fairness.nonce)).toEqual(Array.from({ length: 24 }, (_, nonce) => nonce));
    const hashes = inOrder.map(({ receipt }) => recordHash(receipt.text));
    expect(inOrder.slice(1).map(({ receipt }) => receipt.text.split("\n").at(-1))).toEqual(hashes.slice(0, -1));
    expect(await balanceOf(shop, person)).toBe(100_000 - 24 * 499);
  });
});

describe("evidence of honest openings", () => {
  async function fileOf(person: TestPerson, held: readonly [HeldReveal, { status: number; text: string }][]) {
    const shopKeys = (await readTermsLog(shop)).flatMap((leaf) => (leaf.kind === "key" ? [leaf] : []));
    const openings = held.map(([{ held: own, body }, { status, text }]): KeptOpening => {
      const { offer, clientSeed, browserKeys, terms, reveal } = own;
      const { text: offerText, keyId, signature } = offer;
      const kept = { offer: { text: offerText, keyId, signature }, clientSeed, browserKeys, terms, reveal };
      const { answer } = readAnswer(status, new TextEncoder().encode(text));
      if (answer.kind !== "Nothing") return { kind: "Ended", ...kept, answer, logged: null };
      return { kind: "Unanswered", ...kept, sealed: body.offer.sealed ?? null, answers: [answer] };
    });
    return proofsText({
      userId: person.userId,
      shopKeys: shopKeys.map(({ keyId, publicKey, from, endorsement }) => {
        return { keyId, publicKey, from, endorsement, logged: null };
      }),
      oddsTables: [held[0]?.[0].held.oddsTable ?? ""],
      openings,
    });
  }

  async function judged(text: string) {
    const [key] = (await shop.call("getApplicationInfo")).body.receiptKeys;
    try {
      return await judgeProofs(parseProofs(text), [key?.publicKey ?? ""], LOOK_AWAY);
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /**
   * These changes leave the file true: removed openings, and openings or keys that occur twice. A removed key does no
   * harm, because the judge knows the key. It does not know the log's, whose note says nothing without it.
   */
  const isAsTrue = (place: string) => /^\.(?:openings|shopKeys)\[[-+]|\.terms\.checkpoint$/u.test(place);

  it("does not hold, and convicts nobody, whatever is changed in it", async () => {
    const person = await customer();
    const receipt = await holdReveal(shop, person, box);
    const opened = await sendReveal(shop, box, receipt.body);
    const honest = await fileOf(person, [[receipt, opened]]);
    expect(await judged(honest)).toMatchObject({ verdict: "Verified" });
    const changes = changesOf(parseStrictJson(honest));
    expect(changes.length).toBeGreaterThan(200);
    for (const { place, changed } of changes) {
      const result = await judged(JSON.stringify(changed));
      expect([place, result?.isProven ?? false]).toEqual([place, false]);
      if (!isAsTrue(place)) expect([place, result?.verdict]).not.toEqual([place, "Verified"]);
    }
  });

  it("evidence of a void or of a reveal without an answer never becomes a proof", async () => {
    const person = await customer();
    const voided = await holdReveal(shop, person, box);
    await spend(shop, person, cents(9_900));
    const answer = await sendReveal(shop, box, voided.body);
    await credit(shop, person, cents(9_900));
    const silent = await holdReveal(shop, person, box);
    for (const file of [
      await fileOf(person, [[voided, answer]]),
      await fileOf(person, [[silent, { status: 502, text: nothingCame(502, "<html>").body }]]),
    ]) {
      for (const { place, changed } of changesOf(parseStrictJson(file))) {
        const result = await judged(JSON.stringify(changed));
        expect([place, result?.isProven ?? false]).toEqual([place, false]);
        expect([place, result?.verdict]).not.toEqual([place, "Verified"]);
      }
    }
  });
});
