import { describe, expect, test } from "vitest";
import { sampleOpening } from "../../test/sample-opening.ts";
import { parseOpeningDetail, recomputeOpening } from "../index.ts";
import type { HeldLater, OpeningDetail, Verification } from "../index.ts";

const { evidence, details } = sampleOpening();
const { held, answer, receiptKeys } = evidence;
const later: HeldLater = {
  commitment: held.commitment?.serverSeedHash,
  receipt: answer.receipt,
  previousReceipt: held.previousReceipt,
  receiptKeys,
};

function judge(detail: OpeningDetail, beside: HeldLater = later, table = held.oddsTable): Verification {
  return recomputeOpening(detail, table, beside);
}

describe.each(details.map((detail) => [detail.fairness.drawIndex, detail] as const))("box %i, later", (_, detail) => {
  test("is verified with the commitment that was held, and recomputed without it", () => {
    expect(judge(detail).checks.filter((check) => !check.ok)).toEqual([]);
    expect(judge(detail).verdict).toBe("Verified");
    expect(judge(detail, { ...later, commitment: undefined }).verdict).toBe("Recomputed");
    expect(judge(detail, {}).verdict).toBe("Recomputed");
  });

  const other = details[(detail.fairness.drawIndex + 1) % details.length] ?? detail;
  const { fairness } = detail;
  const zeros = "0".repeat(64);
  test.each<[string, Partial<OpeningDetail>]>([
    ["ticket", { ticket: (detail.ticket + 1) % 1_000_000 }],
    ["item", { itemId: detail.lootBox.id }],
    ["person", { userInfoId: detail.lootBox.id }],
    ["box", { lootBox: { id: detail.itemId } }],
    ["version", { tableVersion: 9 }],
    ["price", { pricePaid: 5 }],
    ["price that is no amount", { pricePaid: 4.999 }],
    ["chance", { probability: 0.5 }],
    ["market price", { item: { marketPrice: 0.01 } }],
    ["sell price", { sellPrice: 0.01 }],
    ["drops shown", { drops: detail.drops.slice(1) }],
    ["server seed", { fairness: { ...fairness, serverSeed: zeros } }],
    ["server seed that is none", { fairness: { ...fairness, serverSeed: "secret" } }],
    ["commitment", { fairness: { ...fairness, serverSeedHash: zeros } }],
    ["client seed", { fairness: { ...fairness, clientSeed: "another" } }],
    ["entropy", { fairness: { ...fairness, clientEntropy: "f".repeat(32) } }],
    ["nonce", { fairness: { ...fairness, nonce: fairness.nonce + 1 } }],
    ["odds hash", { fairness: { ...fairness, oddsHash: zeros } }],
    ["place in the request", { fairness: { ...fairness, drawIndex: other.fairness.drawIndex } }],
  ])("is a breach with another %s", (_name, changed) => {
    expect(judge({ ...detail, ...changed }).verdict).toBe("Breach");
  });
});

const [first] = details;
if (first === undefined) throw new Error("The sample opens no box");

test("an opening without entropy, or without its table or receipt, is recomputed at best", () => {
  const plain = sampleOpening({ clientEntropy: "" });
  const [plainDetail = first] = plain.details;
  const beside = {
    ...later,
    receipt: plain.evidence.answer.receipt,
    previousReceipt: plain.evidence.held.previousReceipt,
  };
  expect(judge(plainDetail, beside).verdict).toBe("Recomputed");
  expect(recomputeOpening(first, undefined, later).verdict).toBe("Recomputed");
  expect(judge(first, { ...later, receipt: undefined }).verdict).toBe("Recomputed");
});

test("another table, receipt or previous receipt is a breach", () => {
  const otherReceipt = sampleOpening({ nonce: 1 }).evidence.answer.receipt;
  expect(judge(first, { ...later, receipt: otherReceipt }).verdict).toBe("Breach");
  expect(judge(first, { ...later, previousReceipt: "another" }).verdict).toBe("Breach");
  expect(judge(first, later, held.oddsTable?.replace("499", "500")).verdict).toBe("Breach");
  expect(judge(first, later, "{}").verdict).toBe("Breach");
});

test("parses the shop's response, and names the path of a mistake", () => {
  expect(parseOpeningDetail(JSON.stringify({ ...first, id: "more" }))).toEqual(first);
  const wrong = { ...first, fairness: { ...first.fairness, nonce: "2" } };
  expect(() => parseOpeningDetail(JSON.stringify(wrong))).toThrow("opening.fairness.nonce is not a number");
});
