import { describe, expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { jsonOf } from "../test/sample-terms.ts";
import * as fairness from "./index.ts";
import { namedChecks } from "./judge/odds/odds-named.ts";
import { leafHash, parseStatement, recordsLog, statementText, termsLog } from "./log/index.ts";
import { sha256Hex, utf8 } from "./text/bytes.ts";

const { offer, reveal, receipt, keys, version3 } = vectors;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("the published test vectors", () => {
  test("server seed and commitment", () => {
    const { userRoot, userId, nonce, serverSeed, commitment } = vectors.serverSeed;
    expect(fairness.serverSeed(userRoot, userId, nonce)).toBe(serverSeed);
    expect(fairness.commitmentOf(serverSeed)).toBe(commitment);
  });

  test("odds hash of the odds table", () => {
    expect(fairness.oddsTableText(fairness.parseOddsTable(vectors.oddsTable))).toBe(vectors.oddsTable);
    expect(fairness.oddsHash(vectors.oddsTable)).toBe(vectors.oddsHash);
  });

  test.each(vectors.draws)("draw of box $box for $clientSeed", ({ box, digest, ticket, itemId, ...seeds }) => {
    const { serverSeed, clientHash, clientEntropy, clientSeed } = seeds;
    const inputs = { serverSeed, clientHash, oddsHash: vectors.oddsHash };
    expect(fairness.clientHash(clientEntropy, clientSeed)).toBe(clientHash);
    expect(fairness.drawDigest(inputs, box)).toBe(digest);
    expect(fairness.drawTicket(inputs, box)).toBe(ticket);
    expect(fairness.dropAt(fairness.parseOddsTable(vectors.oddsTable).drops, ticket).itemId).toBe(itemId);
  });

  test.each(vectors.tickets)("ticket of the digest $digest, whose first numbers are skipped", ({ digest, ticket }) => {
    expect(fairness.ticketOf(digest)).toBe(ticket);
  });

  test("the offer, with the hashes in it", async () => {
    const { clientEntropy = "", clientSeed = "" } = vectors.draws[0] ?? {};
    const parsed = fairness.parseOffer(offer.text);
    expect(fairness.offerText(parsed)).toBe(offer.text);
    expect(parsed).toMatchObject({
      commitment: vectors.serverSeed.commitment,
      entropyHash: fairness.entropyHash(clientEntropy),
      clientSeedHash: fairness.clientSeedHash(clientSeed),
      oddsHash: vectors.oddsHash,
      keysHash: vectors.keysHash,
      before: fairness.NO_RECORD_HASH,
    });
    expect(fairness.keysHash([keys.browser.publicKey])).toBe(vectors.keysHash);
    expect(fairness.offerHash(offer.text)).toBe(offer.hash);
    expect(await fairness.verifySignature(offer.text, offer.signature, keys.shop.publicKey)).toBe(true);
  });

  test("the reveal", async () => {
    expect(fairness.revealText(offer.hash, vectors.draws[0]?.clientEntropy ?? "")).toBe(reveal.text);
    expect(await fairness.verifySignature(reveal.text, reveal.signature, keys.browser.publicKey)).toBe(true);
  });

  test("the receipt", async () => {
    expect(fairness.receiptText(fairness.parseReceipt(receipt.text))).toBe(receipt.text);
    expect(fairness.recordHash(receipt.text)).toBe(receipt.hash);
    expect(await fairness.verifySignature(receipt.text, receipt.signature, keys.shop.publicKey)).toBe(true);
  });

  test("the void", async () => {
    const { text, hash, signature } = vectors.void;
    expect(fairness.voidText({ ...fairness.parseVoid(text), reason: "INSUFFICIENT_BALANCE" })).toBe(text);
    expect(fairness.recordHash(text)).toBe(hash);
    expect(await fairness.verifySignature(text, signature, keys.shop.publicKey)).toBe(true);
  });

  test("the endorsement of the shop's key", async () => {
    const { text, signature } = vectors.endorsement;
    const { publicKey, keyId } = keys.shop;
    const from = "2026-11-01T00:00:00.000Z";
    expect(fairness.keyIdOf(publicKey)).toBe(keyId);
    expect(fairness.shopKeyText({ keyId, publicKey, from })).toBe(text);
    const key = { keyId, publicKey, from, endorsement: { publicKey: keys.endorsing.publicKey, signature } };
    expect(await fairness.trustedKeys([key], [keys.endorsing.publicKey])).toContain(publicKey);
  });

  test("the terms of the logs", async () => {
    const { policy, text, hash, signature, leaf } = vectors.logs;
    const terms = fairness.logsTermsOf({ kind: "logs", text, policy });
    expect(terms.policy && fairness.logsLeaf({ ...terms, policy: terms.policy })).toEqual(JSON.parse(leaf));
    expect(sha256Hex(text)).toBe(hash);
    expect(await fairness.verifySignature(text, signature, keys.shop.publicKey)).toBe(true);
  });

  test("a stop with its answer", async () => {
    const { text, hash, signature, stopped } = vectors.stop;
    expect(fairness.stopText(fairness.parseStop(text))).toBe(text);
    expect(fairness.stopHash(text)).toBe(hash);
    expect(await fairness.verifySignature(text, signature, keys.browser.publicKey)).toBe(true);
    expect(fairness.stopAnswerText(fairness.parseStopAnswer(stopped.text))).toBe(stopped.text);
    expect(fairness.parseStopAnswer(stopped.text)).toMatchObject({ isTaken: true, stopHash: hash });
    expect(await fairness.verifySignature(stopped.text, stopped.signature, keys.shop.publicKey)).toBe(true);
  });

  test("the shop's statement", async () => {
    const { text, signature, leaf } = vectors.statement;
    expect(statementText(parseStatement(text))).toBe(text);
    expect(await fairness.verifySignature(text, signature, keys.shop.publicKey)).toBe(true);
    expect(termsLog.read(utf8(leaf))).toEqual({ kind: "statement", text, keyId: keys.shop.keyId, signature });
  });

  test("the offer of version 3, and the tree that it names", async () => {
    const { terms } = version3;
    const parsed = fairness.parseOffer(version3.offer.text);
    expect(parsed).toEqual({ ...fairness.parseOffer(offer.text), terms: { size: 2, root: terms.roots[1] } });
    expect(fairness.offerText(parsed)).toBe(version3.offer.text);
    expect(fairness.offerHash(version3.offer.text)).toBe(version3.offer.hash);
    expect(await fairness.verifySignature(version3.offer.text, version3.offer.signature, keys.shop.publicKey)).toBe(
      true,
    );
    const odds = { text: `{"kind":"odds","table":${vectors.oddsTable}}`, hash: terms.oddsLeafHash };
    for (const leaf of [odds, ...terms.leaves]) expect(hex(leafHash(utf8(leaf.text)))).toBe(leaf.hash);
    expect(namedChecks(parsed, jsonOf({ ...terms.proof, checkpoint: "" }))).toMatchObject([{ outcome: "Holds" }]);
  });

  test("what follows the offer of version 3", async () => {
    const { clientEntropy = "", clientSeed = "" } = vectors.draws[0] ?? {};
    expect(fairness.revealText(version3.offer.hash, clientEntropy)).toBe(version3.reveal.text);
    const { text, signature } = version3.reveal;
    expect(await fairness.verifySignature(text, signature, keys.browser.publicKey)).toBe(true);
    for (const record of [version3.receipt, version3.void]) {
      expect(fairness.parseRecord(record.text).offerHash).toBe(version3.offer.hash);
      expect(fairness.recordHash(record.text)).toBe(record.hash);
      expect(await fairness.verifySignature(record.text, record.signature, keys.shop.publicKey)).toBe(true);
    }
    const record = fairness.parseRecord(version3.receipt.text);
    const parsed = fairness.parseOffer(version3.offer.text);
    const leaf = recordsLog.write(fairness.recordLeaf(version3.receipt.text, record, parsed, clientSeed));
    expect(new TextDecoder().decode(leaf)).toBe(version3.leaf.text);
    expect(hex(leafHash(leaf))).toBe(version3.leaf.hash);
    expect(recordsLog.read(leaf)).toMatchObject({ termsSize: 2 });
  });
});
