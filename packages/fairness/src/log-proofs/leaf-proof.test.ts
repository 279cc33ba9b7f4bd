import { expect, test } from "vitest";
import { policies, publicLog, sampleTerms } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import * as fairness from "../index.ts";

const held = shop.hold({ nonce: 0 });
const offer = fairness.parseOffer(held.offer.text);

function leafOf(text: string) {
  return fairness.recordLeaf(text, fairness.parseRecord(text), offer, held.clientSeed);
}

test("a leaf names nobody: no person, no nonce, no entropy, no browser, and only the minute", () => {
  const texts = [shop.receiptOf(held).text, shop.voidOf(held).text];
  for (const text of texts) {
    const leaf = leafOf(text);
    const written = JSON.stringify(leaf);
    const secrets = [shop.userId, held.reveal.clientEntropy, held.reveal.browserKey, "nonce", ":00.000Z", ":09.000Z"];
    expect(secrets.filter((part) => written.includes(part))).toEqual([]);
    expect(leaf).toMatchObject({
      recordHash: fairness.recordHash(text),
      commitment: offer.commitment,
      time: "2026-11-21T12:00Z",
    });
    expect(recordsLog.read(recordsLog.write(leaf))).toEqual(leaf);
  }
});

test("a record and a key are found by their proofs, and others are not", async () => {
  const [one, other] = [shop.receiptOf(held), shop.voidOf(held)].map(({ text }) => recordsLog.write(leafOf(text)));
  if (one === undefined || other === undefined) throw new RangeError("two leaves");
  const log = await publicLog("records", [one]);
  const proof = await log.prove(0);
  expect(await fairness.isInLog(one, proof, policies.records)).toBe(true);
  expect(await fairness.isInLog(other, proof, policies.records)).toBe(false);
  expect(await fairness.isInLog(one, proof, policies.terms)).toBe(false);
  const { keyProof } = await sampleTerms();
  const [key] = proofs.shopKeys();
  const [unendorsed] = proofs.shopKeys(shop.strangerKey);
  if (key === undefined || unendorsed === undefined) throw new RangeError("two keys");
  const isFound = (found: fairness.ShopKey) =>
    fairness.isInLog(termsLog.write(fairness.keyLeaf(found)), keyProof, policies.terms);
  expect([await isFound(key), await isFound(unendorsed)]).toEqual([true, false]);
});
