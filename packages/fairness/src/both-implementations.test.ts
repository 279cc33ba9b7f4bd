import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { anyOddsTable } from "../test/any-odds-table.ts";
import { caseOf } from "../test/independent/case-of.ts";
import { faultsOf } from "../test/independent/judge.ts";
import { recompute } from "../test/independent/recompute.ts";
import type { Question } from "../test/independent/recompute.ts";
import * as shop from "../test/sample-shop.ts";
import * as fairness from "./index.ts";

function hexOf(byteCount: number) {
  const bytes = fc.uint8Array({ minLength: byteCount, maxLength: byteCount });
  return bytes.map((some) => Buffer.from(some).toString("hex"));
}

const anyTime = fc
  .date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyAmount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0);

/** Any opening that an honest shop could record. */
const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    userRoot: hexOf(32),
    userId: fc.uuid(),
    nonce: fc.maxSafeNat(),
    clientSeed: fc.string({ unit: "binary", minLength: 1, maxLength: 64 }).filter(fairness.isClientSeed),
    clientEntropy: hexOf(16),
    table: anyOddsTable,
    quantity: fc.integer({ min: 1, max: 5 }),
    ids: fc.uniqueArray(fc.uuid(), { minLength: 10, maxLength: 10 }),
    before: hexOf(32),
    offeredAt: anyTime,
    tree: fc.option(fc.record({ size: fc.integer({ min: 1 }), root: hexOf(32) }), { nil: undefined }),
    time: anyTime,
    spent: fc.array(anyAmount, { maxLength: 10 }),
  })
  .map(({ table, ids, spent, quantity, ...rest }) => ({
    ...rest,
    quantity,
    oddsTable: fairness.oddsTableText(table),
    balance: table.priceCents * quantity + 10_000_000,
    browserKey: shop.browserKey.publicKey,
    otherKeys: [shop.phoneKey.publicKey],
    inventoryItemIds: ids.slice(0, quantity),
    transactionIds: ids.slice(5, 5 + quantity),
    movements: spent.map((cents, place) => [ids[place] ?? "", cents]),
  }));

const reveal = (text: string) => shop.browserKey.sign(text);

/** The texts of an opening as the package writes them. */
function textsOf(question: Question) {
  const { userId, nonce, clientSeed, clientEntropy, oddsTable, quantity, balance, browserKey, before } = question;
  const { time, inventoryItemIds, transactionIds } = question;
  const { boxId, priceCents, drops } = fairness.parseOddsTable(oddsTable);
  const serverSeed = fairness.serverSeed(question.userRoot, userId, nonce);
  const oddsHash = fairness.oddsHash(oddsTable);
  const offer = fairness.offerText({
    userId,
    nonce,
    commitment: fairness.commitmentOf(serverSeed),
    entropyHash: fairness.entropyHash(clientEntropy),
    clientSeedHash: fairness.clientSeedHash(clientSeed),
    boxId,
    oddsHash,
    priceCents,
    quantity,
    balanceCents: balance,
    keysHash: fairness.keysHash([browserKey, ...question.otherKeys]),
    before,
    time: question.offeredAt,
    terms: question.tree,
  });
  const offerHash = fairness.offerHash(offer);
  const revealText = fairness.revealText(offerHash, clientEntropy);
  const head = { userId, nonce, offerHash, serverSeed, clientEntropy, browserKey, revealSignature: reveal(revealText) };
  const clientHash = fairness.clientHash(clientEntropy, clientSeed);
  const draws = fairness.drawBoxes({ serverSeed, clientHash, oddsHash }, drops, quantity);
  const tickets = draws.map(({ ticket }) => ticket);
  const itemIds = draws.map(({ drop }) => drop.itemId);
  const balanceAfterCents = balance - priceCents * quantity;
  const lists = { tickets, itemIds, inventoryItemIds, transactionIds };
  const movements = question.movements.map(([id, cents]) => ({ id, cents }));
  const balanceCents = movements.reduce((sum, { cents }) => sum + cents, balance);
  const reason = "INSUFFICIENT_BALANCE";
  return {
    serverSeed,
    tickets,
    itemIds,
    offer,
    reveal: revealText,
    signature: head.revealSignature,
    receipt: fairness.receiptText({ ...head, ...lists, balanceAfterCents, time, before }),
    voided: fairness.voidText({ ...head, reason, movements, balanceCents, time, before }),
  };
}

test("both implementations write the same texts, hashes and draws", () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const theirs = recompute(question, reveal);
      expect(textsOf(question)).toEqual(theirs);
      expect(fairness.offerText(fairness.parseOffer(theirs.offer))).toBe(theirs.offer);
      expect(fairness.receiptText(fairness.parseReceipt(theirs.receipt))).toBe(theirs.receipt);
      const movements = fairness.parseVoid(theirs.voided).movements.map(({ id, cents }) => [id, cents]);
      expect(movements).toEqual(question.movements);
    }),
    { numRuns: 300 },
  );
});

test.each([
  { name: "version 2", published: vectors, tree: undefined },
  { name: "version 3", published: vectors.version3, tree: { size: 2, root: vectors.version3.terms.roots[1] ?? "" } },
])("the second implementation writes the published vectors of $name", ({ published, tree }) => {
  const { clientEntropy = "", clientSeed = "" } = vectors.draws[0] ?? {};
  const ids = (letter: string) => [1, 2].map((n) => `1${letter.repeat(7)}-0000-4000-8000-00000000000${n}`);
  const theirs = recompute(
    {
      ...vectors.serverSeed,
      clientEntropy,
      clientSeed,
      oddsTable: vectors.oddsTable,
      quantity: 2,
      balance: 50_000,
      otherKeys: [],
      browserKey: vectors.keys.browser.publicKey,
      before: fairness.NO_RECORD_HASH,
      offeredAt: "2026-11-21T12:00:00.000Z",
      tree,
      time: "2026-11-21T12:00:09.000Z",
      inventoryItemIds: ids("b"),
      transactionIds: ids("a"),
      movements: [["1ccccccc-0000-4000-8000-000000000001", -49_500]],
    },
    reveal,
  );
  expect(theirs).toMatchObject({
    offer: published.offer.text,
    reveal: published.reveal.text,
    signature: published.reveal.signature,
    receipt: published.receipt.text,
    voided: published.void.text,
  });
});

test("both implementations find the same openings at fault", async () => {
  const held = shop.hold({ nonce: 0 });
  const voidLie = { reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 1 };
  const records = [
    shop.receiptOf(held),
    shop.receiptOf(held, { tickets: [1, 2] }),
    shop.receiptOf(held, { itemIds: [shop.userId, shop.userId] }),
    shop.receiptOf(held, { serverSeed: "5e".repeat(32) }),
    shop.receiptOf(held, { clientEntropy: "5e".repeat(16) }),
    shop.receiptOf(held, { browserKey: shop.phoneKey.publicKey }),
    shop.receiptOf(held, { time: "2020-01-01T00:00:00.000Z" }),
    shop.receiptOf(held, { before: "5e".repeat(32) }),
    shop.receiptOf(held, {}, shop.strangerKey),
    shop.voidOf(held),
    shop.voidOf(held, voidLie),
    shop.voidOf(held, { reason: "OUT_OF_STOCK" }),
  ];
  for (const record of records) {
    const faults = faultsOf(caseOf(held, record, ""));
    const listed = { ...shop.listed(held, record) };
    const { verdict } = await fairness.judgeListed(listed, shop.oddsTable, shop.trust);
    expect([record.text, verdict === "Breach"]).toEqual([record.text, faults.length > 0]);
  }
});
