import { createHash, randomBytes } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import fc from "fast-check";
import { cents, fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallOrderKeys } from "../../../../packages/fairness/test/small-order-keys.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { runJob } from "../payments/till.ts";
import { addBrowser } from "../people/browsers.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { callApp } from "../shop/call-app.ts";
import { restartedWith } from "../shop/restarted-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import {
  browserOf,
  newEntropy,
  type OpenBody,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
  TestBrowser,
} from "./browser.ts";
import { holdReveal, judge } from "./held.ts";

const keys = { JWT_SECRET: "a secret for tests, thirty-two characters", ROOT_KEY: "5a".repeat(32) };

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  person = await customer(100_000);
});
afterAll(() => shop.close());

async function customer(euros = 100): Promise<TestPerson> {
  const somebody = await signUp(shop);
  await credit(shop, somebody, fromEuros(euros));
  return somebody;
}

const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

/** Counts the person's records and boxes. */
async function countOf({ userId }: TestPerson) {
  const { rows } = await sql<{ records: number; boxes: number }>`
    select (select count(*) from records where user_id = ${userId}) as records,
      (select count(*) from openings where user_id = ${userId}) as boxes`.execute(shop.owner.connection);
  return rows[0];
}

describe("a reveal", () => {
  it("a reveal of any seed, entropy and number of boxes gets a receipt that its browser verifies", async () => {
    const clientSeed = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() !== "" && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text));
    const wishes = fc.record({ clientSeed, quantity: fc.integer({ min: 1, max: 5 }) });
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const held = await holdReveal(shop, person, box, wish);
        const response = await sendReveal(shop, box, held.body);
        expect(await judge(shop, held, response)).toMatchObject({ verdict: "Verified" });
      }),
      { numRuns: 15 },
    );
  });

  it(
    "charges, delivers, and shows what the receipt states",
    { tags: ["S0-02", "S0-07", "S1-01", "S1-04", "S3-85", "S3-86", "S7-11", "S7-12"] },
    async () => {
      const buyer = await customer();
      const { status, body } = await openBoxes(shop, buyer, box, { quantity: 3 });
      expect(status).toBe(200);
      expect(body.openings.map(({ drawIndex }) => drawIndex)).toEqual([0, 1, 2]);
      expect(body.balance.amount).toBe(toEuros(cents(await balanceOf(shop, buyer))));
      expect(await balanceOf(shop, buyer)).toBe(10_000 - 3 * 499);
      const { items } = (await shop.call("listInventory", { query: {} }, buyer)).body;
      expect(items.map(({ id, sellPrice }) => [id, sellPrice]).toSorted()).toEqual(
        body.openings.map(({ inventoryItemId, sellPrice }) => [inventoryItemId, sellPrice]).toSorted(),
      );
      const [first] = body.openings;
      const query = { transactionId: first?.transactionId ?? "", includeItem: "true" as const };
      const detail = (await shop.call("getOpeningDetail", { query }, buyer)).body;
      expect(detail).toMatchObject({ item: first?.item, ticket: first?.ticket, sellPrice: first?.sellPrice });
      expect(detail.requestTransactionIds).toEqual(body.openings.map(({ transactionId }) => transactionId));
      const { clientEntropy, serverSeed, nonce } = body.fairness;
      expect(detail.fairness).toMatchObject({ clientEntropy, serverSeed, nonce, drawIndex: 0 });
      expect(codeOf(await shop.call("getOpeningDetail", { query }, person))).toEqual([404, "NOT_FOUND"]);
    },
  );

  it("gets the same bytes however often it is sent: at once, later, and from a restarted server", async () => {
    const buyer = await customer();
    const reveal = await prepareReveal(shop, buyer, box, { quantity: 2 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendReveal(shop, box, reveal)));
    const [first] = responses;
    expect(first?.status).toBe(200);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    await openBoxes(shop, buyer, box);
    expect((await sendReveal(shop, box, reveal)).text).toBe(first?.text);
    await restartedWith(shop, keys, async (app) => {
      expect((await sendReveal({ call: callApp(app) }, box, reveal)).text).toBe(first?.text);
    });
    expect(await balanceOf(shop, buyer)).toBe(10_000 - 3 * 499);
    expect(await countOf(buyer)).toEqual({ records: 2, boxes: 3 });
  });

  it("needs no session: not after signing out, not with somebody else's token, not with a broken one", async () => {
    const buyer = await customer();
    const stranger = await signUp(shop);
    const params = { id: box.lootboxId };
    for (const authorization of [undefined, `Bearer ${stranger.token}`, "Bearer a.b.c", "nonsense"]) {
      const body = { ...(await prepareReveal(shop, buyer, box)), next: { entropyHash: "0".repeat(64) } };
      const response = await shop.call(
        "openLootbox",
        { params, body },
        authorization ? { headers: { authorization } } : {},
      );
      expect([response.status, response.body.nextOffer]).toEqual([200, null]);
    }
    const last = { ...(await prepareReveal(shop, buyer, box)), next: { entropyHash: "0".repeat(64) } };
    await shop.call("logout", {}, buyer);
    const response = await sendReveal(shop, box, last, buyer);
    expect([response.status, response.body.nextOffer]).toEqual([200, null]);
  });

  it("is seen in the list of the person's browsers", async () => {
    const buyer = await customer();
    await openBoxes(shop, buyer, box);
    const used = async () => (await shop.call("listBrowserKeys", {}, buyer)).body.map((key) => key.lastUsedAtUtc);
    expect(await used()).toEqual([null]);
    await runJob(shop, "note-browser-keys");
    const minute = new Date(Math.floor(shop.clock.now.getTime() / 60_000) * 60_000).toISOString();
    expect(await used()).toEqual([minute]);
    await runJob(shop, "note-browser-keys");
    expect(await used()).toEqual([minute]);
  });

  it("a reveal that was never sent leaves nothing behind", async () => {
    const buyer = await customer();
    for (let offers = 0; offers < 5; offers += 1) await prepareReveal(shop, buyer, box);
    expect(await countOf(buyer)).toEqual({ records: 0, boxes: 0 });
    expect(await balanceOf(shop, buyer)).toBe(10_000);
    expect((await shop.call("getProvablyFair", {}, buyer)).body.nonce).toBe(0);
  });
});

/** Replaces the hex digit at this place by another one. */
const changedAt = (hex: string, place: number) =>
  hex.slice(0, place) + (hex[place] === "0" ? "1" : "0") + hex.slice(place + 1);

const changedLine = (text: string, line: number, to: string) =>
  text
    .split("\n")
    .map((old, index) => (index === line ? to : old))
    .join("\n");

/** Signs as a dishonest browser that uses the given R, without a random number that belongs to it. */
function signatureWithoutR(seed: Buffer, r: string, text: string): string {
  const { scalar, pointBytes } = ed25519.utils.getExtendedPublicKey(seed);
  const hash = createHash("sha512").update(Buffer.from(r, "hex")).update(pointBytes).update(text).digest();
  const s = (BigInt(`0x${hash.reverse().toString("hex")}`) * scalar) % ed25519.Point.Fn.ORDER;
  return r + Buffer.from(s.toString(16).padStart(64, "0"), "hex").reverse().toString("hex");
}

describe("an invalid reveal", () => {
  let reveal: OpenBody;
  let before: unknown;
  beforeAll(async () => {
    reveal = await prepareReveal(shop, person, box);
    before = await countOf(person);
  });

  async function expectRefused(body: OpenBody, fields: string[], lootboxId = box.lootboxId) {
    const response = await sendReveal(shop, { lootboxId }, body, person);
    expect(codeOf(response)).toEqual([400, "VALIDATION_FAILED"]);
    expect(fields).toContain(Object.keys(JSON.parse(response.text).errors)[0]);
  }

  it("is refused if a value of the offer's text was changed", async () => {
    const values: Record<number, string> = {
      0: "lootbox/offer/v2",
      1: (await signUp(shop)).userId,
      2: "7",
      3: "00".repeat(32),
      7: "00".repeat(32),
      8: "1",
      9: "5",
      10: "999999",
      11: "00".repeat(32),
      12: "00".repeat(32),
      13: "2026-01-01T00:00:00.000Z",
      14: "999",
      15: "00".repeat(32),
    };
    for (const [line, value] of Object.entries(values)) {
      const offer = { ...reveal.offer, text: changedLine(reveal.offer.text, Number(line), value) };
      await expectRefused({ ...reveal, offer }, ["offer"]);
    }
  });

  it("is refused if anything in it was changed, wherever", async () => {
    const place = fc.nat();
    const field = fc.constantFrom("clientEntropy" as const, "browserKey" as const, "signature" as const);
    await fc.assert(
      fc.asyncProperty(field, place, async (name, at) => {
        const value = reveal[name];
        await expectRefused({ ...reveal, [name]: changedAt(value, at % value.length) }, [name]);
      }),
      { numRuns: 25 },
    );
    await expectRefused({ ...reveal, clientSeed: "Lucky" }, ["clientSeed"]);
    await expectRefused({ ...reveal, clientSeed: "\ud800" }, ["clientSeed"]);
  });

  it("is refused with another person's browser, and with a box of another offer", async () => {
    const stranger = await customer();
    const browser = await browserOf(shop, stranger);
    const { clientSeed, clientEntropy } = reveal;
    const offered = { offer: { ...reveal.offer, sealed: reveal.offer.sealed ?? "" } };
    await expectRefused(browser.reveal(offered, clientSeed, clientEntropy), ["browserKey"]);
    await expectRefused(new TestBrowser().reveal(offered, clientSeed, clientEntropy), ["browserKey"]);
    await expectRefused(reveal, ["offer"], (await stockBox(shop)).lootboxId);
  });

  it("is refused if it was signed for another offer", async () => {
    const other = await prepareReveal(shop, person, box, { clientEntropy: reveal.clientEntropy });
    await expectRefused({ ...reveal, signature: other.signature }, ["signature"]);
  });

  it("is refused if the shop did not sign the offer, whatever is sealed in it", async () => {
    const forger = new TestBrowser();
    const text = changedLine(reveal.offer.text, 8, "1");
    const other = await prepareReveal(shop, person, box);
    for (const sealed of [reveal.offer.sealed, other.offer.sealed, "", "AAAA", "nonsense!", null, undefined]) {
      const signatures = [reveal.offer.signature, forger.sign(text), "", "zz", "0".repeat(128)];
      for (const signature of signatures) {
        const offer = { text, keyId: reveal.offer.keyId, signature, sealed };
        await expectRefused({ ...reveal, offer }, ["offer"]);
      }
      await expectRefused({ ...reveal, offer: { ...reveal.offer, text, keyId: "", sealed } }, ["offer"]);
    }
  });

  it("is refused if the offer comes back with another signature or key id, though its text was sealed", async () => {
    const { offer } = reveal;
    const other = await prepareReveal(shop, person, box);
    const signatures = [changedAt(offer.signature, 3), offer.signature.toUpperCase(), other.offer.signature, ""];
    for (const signature of signatures) await expectRefused({ ...reveal, offer: { ...offer, signature } }, ["offer"]);
    const keyIds = [changedAt(offer.keyId, 3), offer.keyId.toUpperCase(), ""];
    for (const keyId of keyIds) await expectRefused({ ...reveal, offer: { ...offer, keyId } }, ["offer"]);
  });

  it("is refused if its signature has an R of small order, which holds in some libraries only", async () => {
    const seed = randomBytes(32);
    const publicKey = Buffer.from(ed25519.getPublicKey(seed)).toString("hex");
    const signer = await customer();
    await addBrowser(shop, signer, { publicKey });
    const [clientSeed, clientEntropy] = ["lucky", newEntropy()];
    const { offer } = (await requestOffer(shop, signer, box, { publicKey }, { clientSeed, clientEntropy })).body;
    const text = `lootbox/reveal/v2\n${sha256(offer.text)}\n${clientEntropy}`;
    const signature = signatureWithoutR(seed, `01${"00".repeat(31)}`, text);
    const [signed, key] = [Buffer.from(signature, "hex"), Buffer.from(publicKey, "hex")];
    expect(ed25519.verify(signed, Buffer.from(text), key)).toBe(true);
    const own = { offer, clientSeed, clientEntropy, browserKey: publicKey };
    for (const wrong of smallOrderKeys().map((point) => signatureWithoutR(seed, point, text))) {
      await expectRefused({ ...own, signature: wrong }, ["signature"]);
    }
    const honest = Buffer.from(ed25519.sign(Buffer.from(text), seed)).toString("hex");
    expect((await sendReveal(shop, box, { ...own, signature: honest })).status).toBe(200);
  });

  it("is refused if it is too large to be one", async () => {
    const long = "x".repeat(3000);
    await expectRefused({ ...reveal, offer: { ...reveal.offer, text: long } }, ["offer.text"]);
    await expectRefused({ ...reveal, offer: { ...reveal.offer, sealed: `${long}${long}` } }, ["offer.sealed"]);
    await expectRefused({ ...reveal, clientSeed: long }, ["clientSeed"]);
    const huge = await sendReveal(shop, box, { ...reveal, clientSeed: "x".repeat(70_000) });
    expect(codeOf(huge)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("changes nothing, and keeps the honest reveal as good as it was", async () => {
    expect(await countOf(person)).toEqual(before);
    expect((await sendReveal(shop, box, reveal)).status).toBe(200);
  });
});
