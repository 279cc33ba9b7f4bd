import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesOf } from "../../test/json-changes.ts";
import { answerOf, held, idsWith, judge, OTHER_ID, receipt } from "../../test/judging.ts";
import * as shop from "../../test/sample-shop.ts";
import { nothingCame, readAnswer } from "../answers/read-answer.ts";
import { parseStrictJson } from "../index.ts";
import type { HeldOpening } from "../index.ts";

describe("an answer that proves nothing leaves the opening unknown", () => {
  const body = JSON.stringify(shop.responseOf(held, receipt));
  const bytes = (text: string) => new TextEncoder().encode(text);
  test.each([
    ["no answer", 0, bytes("")],
    ["an answer that was cut", 200, bytes(body.slice(0, -1))],
    ["a page", 200, bytes("<!doctype html>")],
    ["bytes that are no text", 200, Uint8Array.of(0xff, 0xfe, 0x00)],
    ["an error after execution", 500, bytes(body)],
    ["a refusal to let in", 401, bytes('{"code":"UNAUTHENTICATED"}')],
    ["a limit", 429, bytes('{"code":"RATE_LIMITED"}')],
    ["a void without a record", 409, bytes('{"code":"INSUFFICIENT_BALANCE","params":{"balance":1}}')],
    ["an ended nonce without a record", 409, bytes('{"code":"NONCE_ENDED","params":{}}')],
    ["a receipt that is missing", 200, bytes(body.replace('"receipt":', '"reciept":'))],
    ["a receipt twice", 200, bytes(body.replace('"receipt":', '"receipt":{},"receipt":'))],
    ["a price with a third decimal", 200, bytes(body.replace(/"marketPrice":[\d.]+/u, '"marketPrice":1.005'))],
    ["a receipt in the prototype", 200, bytes(`{"__proto__":${body}}`)],
  ])("an answer leaves the opening unknown: %s", async (_, status, came) => {
    const { answer, nextOffer } = readAnswer(status, came);
    expect([answer.kind, nextOffer]).toEqual(["Nothing", null]);
    const judged = await judge(answer);
    expect([judged.verdict, idsWith("Differs", judged)]).toEqual(["Unknown", []]);
  });

  test("an offer that contradicts itself stays a breach after an answer that proves nothing", async () => {
    const poor = shop.hold({ nonce: 0, lie: { balanceCents: 500 } });
    expect(await judge(nothingCame(0), poor)).toMatchObject({ verdict: "Breach", isProven: true });
  });
});

describe("nobody can frame the shop with what they claim to have held", () => {
  test.each<[string, Partial<HeldOpening>]>([
    ["another client seed", { clientSeed: "mine" }],
    ["other keys", { browserKeys: [shop.phoneKey.publicKey] }],
    ["another table", { oddsTable: shop.oddsTable.replace("499", "500") }],
    ["other entropy", { reveal: { ...held.reveal, clientEntropy: "5e".repeat(16) } }],
    ["another browser key", { reveal: { ...held.reveal, browserKey: shop.phoneKey.publicKey } }],
    ["a reveal without a signature", { reveal: { ...held.reveal, signature: "00".repeat(64) } }],
    ["an invented offer", { offer: shop.strangerKey.signText(held.offer.text) }],
    ["a receipt in place of an offer", { offer: receipt }],
  ])("nobody can frame the shop by claiming to have held %s", async (_, claim) => {
    const judged = await judge(answerOf(shop.responseOf(held, receipt)), { ...held, ...claim });
    expect(judged).toMatchObject({ verdict: "Unknown", isProven: false });
  });

  test("an offer of somebody else", async () => {
    const judged = await judge(answerOf(shop.responseOf(held, receipt)), held, { ...shop.trust, userId: OTHER_ID });
    expect(judged).toMatchObject({ verdict: "Unknown", isProven: false });
  });

  test("another text of the shop in place of the record", async () => {
    const judged = await judge(answerOf({ ...shop.responseOf(held, receipt), receipt: held.offer }));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
  });
});

/** Fields of a response that are not part of the proof, so they are not checked. */
const isDecoration = (place: string) => /openingId|imageUrl|tier|balance\.-?id|more/u.test(place);

test("whatever is changed in an honest answer, it is not verified any more", async () => {
  const honest = parseStrictJson(JSON.stringify(shop.responseOf(held, receipt)));
  const verified: string[] = [];
  const changes = changesOf(honest).filter(({ place }) => !isDecoration(place));
  for (const { place, changed } of changes) {
    const { answer } = readAnswer(200, new TextEncoder().encode(JSON.stringify(changed)));
    const { verdict, isProven } = await judge(answer);
    if (verdict === "Verified" || isProven) verified.push(place);
  }
  expect(changes.length).toBeGreaterThan(150);
  expect(verified).toEqual([]);
});

test("no bytes make the reader or the judge fail", async () => {
  const body = JSON.stringify(shop.responseOf(held, receipt));
  const cut = fc.record({
    at: fc.nat({ max: body.length }),
    put: fc.string({ unit: "binary", maxLength: 5 }),
    skip: fc.nat({ max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(cut, fc.constantFrom(0, 200, 409, 500), async ({ at, put, skip }, status) => {
      const bytes = new TextEncoder().encode(body.slice(0, at) + put + body.slice(at + skip));
      const { verdict } = await judge(readAnswer(status, bytes).answer);
      expect(["Verified", "Unknown", "Breach"]).toContain(verdict);
    }),
    { numRuns: 500 },
  );
});

test("an offer for the next press comes with the answer, if it can be read", () => {
  const nextOffer = { offer: { ...shop.hold({ nonce: 1 }).offer, sealed: "x" }, browserKeys: [], terms: {} };
  const body = { ...shop.responseOf(held, receipt), nextOffer };
  expect(readAnswer(200, shop.bytesOf(body)).nextOffer).toEqual(nextOffer);
  const unreadable = readAnswer(200, shop.bytesOf({ ...body, nextOffer: { offer: 1 } }));
  expect([unreadable.answer.kind, unreadable.nextOffer]).toEqual(["Receipt", null]);
});
