import { describe, expect, test } from "vitest";
import { OTHER_HASH, OTHER_ID } from "../../test/judging.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import * as fairness from "../index.ts";
import type { CheckId, JudgedProofs, KeptOpening } from "../index.ts";

const first = shop.hold({ nonce: 0 });
const receipt = shop.receiptOf(first);
const second = shop.hold({ nonce: 1, before: fairness.recordHash(receipt.text) });
/** Another tree of the size that the sample's offers name. */
const secondRoot = { size: fairness.parseOffer(first.offer.text).terms?.size ?? 0, root: OTHER_HASH };
const opened = proofs.endedByReceipt(first, receipt);

function differing({ openings }: JudgedProofs): CheckId[] {
  return openings.flatMap(({ judgement }) => {
    return judgement.checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
  });
}

describe("a file of honest openings", () => {
  test("is verified by the shop's key, and by the key that endorsed it", async () => {
    const file = proofs.fileOf(...proofs.receipts(4));
    for (const told of [shop.shopKey.publicKey, proofs.endorsingKey.publicKey]) {
      expect(await proofs.judgeFile(file, [told])).toMatchObject({ verdict: "Verified", isProven: false });
    }
  });

  test("says nothing to somebody who was told another key", async () => {
    const judged = await proofs.judgeFile(proofs.fileOf(opened), [shop.strangerKey.publicKey]);
    expect(judged).toMatchObject({ verdict: "Unknown", isProven: false });
  });

  test("may begin in the middle, and be in any order", async () => {
    const openings = proofs.receipts(4).slice(1).reverse();
    const judged = await proofs.judgeFile(proofs.fileOf(...openings));
    expect(judged.verdict).toBe("Verified");
    expect(judged.openings.map(({ judgement }) => judgement.offer?.nonce)).toEqual([1, 2, 3]);
  });

  test("a file of honest openings with a gap, as after a restore that lost a record, convicts nobody and is no whole proof", async () => {
    const [one, , three] = proofs.receipts(3);
    const openings = [one, proofs.unanswered(second), three].flatMap((kept) => kept ?? []);
    const judged = await proofs.judgeFile(proofs.fileOf(...openings));
    expect(differing(judged)).toEqual([]);
    expect(judged.openings.map(({ judgement }) => judgement.verdict)).toEqual(["Verified", "Unknown", "Recomputed"]);
  });

  test.each<[string, KeptOpening, string]>([
    ["a void", proofs.endedByVoid(first), "Contested"],
    ["an unanswered reveal", proofs.unanswered(first), "Unknown"],
    ["another browser's opening", proofs.listedOnly(first, receipt), "Contested"],
    ["a refused offer with which nothing is wrong", proofs.refused(first), "Unknown"],
  ])("a file of honest openings with only %s is no proof", async (_, kept, verdict) => {
    expect(await proofs.judgeFile(proofs.fileOf(kept))).toMatchObject({ verdict, isProven: false });
  });

  test("knows another browser's opening by a browser whose own openings it holds", async () => {
    const listed = proofs.listedOnly(second, shop.receiptOf(second));
    expect(await proofs.judgeFile(proofs.fileOf(opened, listed))).toMatchObject({ verdict: "Recomputed" });
  });

  test("a file of honest openings without an opening proves nothing", async () => {
    expect((await proofs.judgeFile(proofs.fileOf())).verdict).toBe("Unknown");
  });
});

describe("breaches that the shop's signatures prove", () => {
  test.each<[string, readonly KeptOpening[], readonly CheckId[]]>([
    [
      "a changed draw",
      [proofs.endedByReceipt(first, shop.receiptOf(first, { tickets: [1, 2] }))],
      ["tickets", "shown-items", "shown-names", "shown-market-prices", "shown-sell-prices"],
    ],
    [
      "two commitments for a nonce",
      [proofs.unanswered(first), proofs.refused(shop.hold({ nonce: 0, lie: { commitment: OTHER_HASH } }))],
      ["one-commitment"],
    ],
    [
      "two roots for one size of the terms log, in offers of which no record names one",
      [
        proofs.unanswered(first),
        proofs.refused(shop.hold({ nonce: 7, before: OTHER_HASH, lie: { terms: secondRoot } })),
      ],
      ["chain-checkpoint"],
    ],
    [
      "two records before a nonce",
      [opened, proofs.unanswered(second), proofs.refused(shop.hold({ nonce: 1, before: OTHER_HASH }))],
      ["chain-before", "one-before"],
    ],
    [
      "two records for a nonce",
      [opened, proofs.listedOnly(first, shop.receiptOf(first, { time: shop.timeOf(0, 10) }))],
      ["kept-record"],
    ],
    ["a fork", [opened, proofs.endedByReceipt(shop.hold({ nonce: 1, before: OTHER_HASH }))], ["chain-before"]],
    [
      "an offer that is older than the record before",
      [
        opened,
        proofs.refused(
          shop.hold({ nonce: 1, before: fairness.recordHash(receipt.text), lie: { time: shop.timeOf(0, 1) } }),
        ),
      ],
      ["chain-time"],
    ],
    ["a void that does not add up", [proofs.endedByVoid(first, shop.voidOf(first, { balanceCents: 1 }))], ["void-sum"]],
    [
      "a forbidden reason",
      [proofs.endedByVoid(first, shop.voidOf(first, { reason: "OUT_OF_STOCK" }))],
      ["void-reason"],
    ],
    [
      "an offer below its own cost",
      [proofs.refused(shop.hold({ nonce: 0, lie: { balanceCents: 5 } }))],
      ["offer-covers-cost"],
    ],
    [
      "an item that was delivered twice",
      [
        opened,
        proofs.endedByReceipt(second, shop.receiptOf(second, { inventoryItemIds: [shop.idOf("b", 0, 1), OTHER_ID] })),
      ],
      ["history-ids"],
    ],
  ])("the shop's signatures convict it of %s", async (_, openings, expected) => {
    const judged = await proofs.judgeFile(proofs.fileOf(...openings));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
    expect(differing(judged)).toEqual(expected);
  });
});

describe("attempts to frame the shop", () => {
  const theirs = shop.strangerKey;
  test.each<[string, readonly KeptOpening[]]>([
    [
      "a record that they signed themselves",
      [proofs.endedByReceipt(first, shop.receiptOf(first, { tickets: [1, 2] }, theirs))],
    ],
    [
      "two honest offers for a nonce and the record of the other",
      [
        proofs.ended(first, {
          kind: "Receipt",
          ...shownOf(opened),
          record: shop.receiptOf(shop.hold({ nonce: 0, clientEntropy: "ab".repeat(16) })),
        }),
      ],
    ],
    [
      "an offer that was asked for with other values",
      [proofs.refused(first, { quantity: 5, clientEntropy: "ab".repeat(16) })],
    ],
    [
      "an old offer beside the record of its nonce",
      [opened, proofs.refused(shop.hold({ nonce: 0, clientEntropy: "ab".repeat(16) }))],
    ],
    ["leaving a record out", proofs.receipts(4).filter((_, nonce) => nonce !== 1)],
    [
      "a record of their own before a true one",
      [
        proofs.listedOnly(first, shop.receiptOf(first, { time: shop.timeOf(0, 3) }, theirs)),
        proofs.endedByReceipt(second),
      ],
    ],
    [
      "a second commitment that they signed themselves",
      [
        opened,
        proofs.refused({
          ...second,
          offer: theirs.signText(shop.hold({ nonce: 0, lie: { commitment: OTHER_HASH } }).offer.text),
        }),
      ],
    ],
    ["another text of the shop in place of a record", [proofs.listedOnly(first, first.offer)]],
    [
      "a receipt in place of a void",
      [
        proofs.ended(first, {
          kind: "Void",
          record: receipt,
          shown: { reason: "ACCOUNT_BLOCKED", serverSeed: OTHER_HASH },
        }),
      ],
    ],
  ])("nobody can frame the shop by %s", async (_, openings) => {
    expect((await proofs.judgeFile(proofs.fileOf(...openings))).isProven).toBe(false);
  });

  test("mixing the records of two people", async () => {
    // Both chains are honest. They have the same nonces, but different records, because they belong to different
    // people.
    const other = shop.hold({ nonce: 1, before: OTHER_HASH, lie: { userId: OTHER_ID } });
    const strange = proofs.endedByReceipt(other, shop.receiptOf(other, { userId: OTHER_ID }));
    const strangeAgain = proofs.listedOnly(
      shop.hold({ nonce: 0, lie: { userId: OTHER_ID } }),
      shop.receiptOf(first, { userId: OTHER_ID, before: OTHER_HASH }),
    );
    for (const openings of [
      [opened, strange],
      [strange, opened],
      [opened, proofs.refused(other)],
    ]) {
      const judged = await proofs.judgeFile(proofs.fileOf(...openings));
      expect([judged.verdict, judged.isProven]).not.toContain(true);
    }
    // This record contradicts its own offer, so it is a breach regardless of who it belongs to.
    expect((await proofs.judgeFile(proofs.fileOf(strangeAgain))).verdict).toBe("Breach");
  });
});

function shownOf(kept: KeptOpening) {
  if (kept.kind !== "Ended" || kept.answer.kind !== "Receipt") throw new RangeError("No receipt");
  return { shown: kept.answer.shown };
}
