import { expect, test } from "vitest";
import { bothLogs, policies, publicLog, sampleTerms } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
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
  const [one, other] = [leafOf(shop.receiptOf(held).text), leafOf(shop.voidOf(held).text)];
  const log = await publicLog("records", [recordsLog.write(one)]);
  const proof = await log.prove(0);
  expect(await bothLogs.findRecord(one, proof)).toBe("Proven");
  expect(await bothLogs.findRecord(other, proof)).toBe("False");
  const ofAnother = fairness.logReader(undefined, policies.terms);
  expect(await ofAnother.findRecord(one, proof)).toBe("False");
  const { keyProof } = await sampleTerms();
  const [key] = proofs.shopKeys();
  const [unendorsed] = proofs.shopKeys(shop.strangerKey);
  if (key === undefined || unendorsed === undefined) throw new RangeError("two keys");
  const find = (found: fairness.ShopKey) => bothLogs.findKey(found, keyProof);
  expect([await find(key), await find(unendorsed)]).toEqual(["Proven", "False"]);
});
