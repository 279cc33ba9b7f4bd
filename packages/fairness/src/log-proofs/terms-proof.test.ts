import { describe, expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../test/log/keys.ts";
import { boxId, logKeys, policies, publicLog, sampleTerms, termsWith } from "../../test/sample-logs.ts";
import * as shop from "../../test/sample-shop.ts";
import { groupedPolicy, logPolicy } from "../log/checkpoint/policy.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { cosignCheckpoint, withSignatures } from "../log/checkpoint/sign-checkpoint.ts";
import { parseWitnessPolicy } from "../log/checkpoint/witness-policy.ts";
import { LogFault } from "../log/fault.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { keyText } from "../log/note/keys.ts";
import * as fairness from "../index.ts";
import type { Json, TermsProof } from "../index.ts";

const ours = fairness.oddsHash(shop.oddsTable);
const json = (proof: TermsProof): Json => JSON.parse(JSON.stringify(proof));
const provenBy = (proof: TermsProof, box = boxId) => fairness.provenOdds(json(proof), box, policies.terms);

test("shows the odds in force, and every later change up to the checkpoint", async () => {
  const later = termsWith("2026-11-22T00:00:00.000Z", [{ boxId, oddsHash: "0b".repeat(32) }]);
  const closed = termsWith("2026-11-23T00:00:00.000Z", [{ boxId: shop.userId, oddsHash: "0c".repeat(32) }]);
  const { proof, tree } = await sampleTerms([later, closed]);
  expect(await provenBy(proof)).toEqual({
    boxId,
    tree,
    leaves: [
      { validFrom: "2026-11-20T00:00:00.000Z", oddsHash: ours },
      { validFrom: "2026-11-22T00:00:00.000Z", oddsHash: "0b".repeat(32) },
      { validFrom: "2026-11-23T00:00:00.000Z", oddsHash: null },
    ],
  });
});

test("says since when enough known witnesses have signed the checkpoint", async () => {
  const { proof } = await sampleTerms();
  const [one, other, stranger] = [31, 32, 33].map((byte) => witnessSigner(`witness.example/w${byte}`, seedOf(byte)));
  if (one === undefined || other === undefined || stranger === undefined) throw new RangeError("three witnesses");
  const cosigned = async (signer: typeof one, time: string) =>
    cosignCheckpoint(proof.checkpoint, signer, Date.parse(time) / 1000);
  const lines = await Promise.all([
    cosigned(one, "2026-11-21T11:59:30.000Z"),
    cosigned(other, "2026-11-21T11:58:00.000Z"),
    cosigned(stranger, "2026-11-21T13:00:00.000Z"),
  ]);
  const witnessed = json({ ...proof, checkpoint: withSignatures(proof.checkpoint, lines.join("")) });
  const keys = [keyText(one.key), keyText(other.key)];
  const freshBy = async (policy: LogPolicy) => (await fairness.provenOdds(witnessed, boxId, policy)).freshAt;
  expect(await freshBy(logPolicy(logKeys.terms, keys, 1))).toBe("2026-11-21T11:59:30.000Z");
  expect(await freshBy(logPolicy(logKeys.terms, keys, 2))).toBe("2026-11-21T11:58:00.000Z");
  const both = `witness a ${keys[0]}\nwitness b ${keys[1]}\ngroup g all a b\nquorum g\n`;
  expect(await freshBy(groupedPolicy(logKeys.terms, parseWitnessPolicy(both)))).toBe("2026-11-21T11:58:00.000Z");
  expect(await fairness.provenOdds(witnessed, boxId, policies.terms)).not.toHaveProperty("freshAt");
});

describe("a shop that wants other terms", () => {
  const later = termsWith("2026-11-21T00:00:00.000Z", [{ boxId, oddsHash: "0b".repeat(32) }]);

  test("leave a later change out", async () => {
    const { proof } = await sampleTerms([later]);
    const hiding = { ...proof, leaves: proof.leaves.slice(0, 1), boxes: proof.boxes.slice(0, 1) };
    await expect(provenBy(hiding)).rejects.toThrow(LogFault);
    await expect(provenBy({ ...proof, boxes: proof.boxes.slice(0, 1) })).rejects.toThrow(LogFault);
  });

  test("prove with another box's odds", async () => {
    const { proof } = await sampleTerms();
    await expect(provenBy(proof, shop.userId)).rejects.toThrow(LogFault);
  });

  test("change a leaf, a path or a checkpoint", async () => {
    const { proof } = await sampleTerms([later]);
    const changes: Partial<TermsProof>[] = [
      { leaves: proof.leaves.map((leaf) => leaf.replace("2026-11-20", "2026-11-19")) },
      { boxes: proof.boxes.map((boxes) => boxes.map((box) => ({ ...box, oddsHash: "0c".repeat(32) }))) },
      { boxes: proof.boxes.map((boxes) => boxes.map((box) => ({ ...box, path: [] }))) },
      { checkpoint: proof.checkpoint.replace("\n5\n", "\n6\n") },
      { from: proof.from + 1 },
      { before: [] },
    ];
    for (const change of changes) await expect(provenBy({ ...proof, ...change })).rejects.toThrow(LogFault);
  });

  test("show a log of its own to one person, unless that log's key is trusted", async () => {
    const { leaf, proof: box } = termsWith("2026-11-20T00:00:00.000Z");
    const { note } = await publicLog("records", [termsLog.write(leaf)]);
    const alone = { checkpoint: note, from: 0, before: [], leaves: [JSON.stringify(leaf)], boxes: [box] };
    await expect(provenBy(alone)).rejects.toThrow(LogFault);
  });
});

test.each<[string, Json]>([
  ["null", null],
  ["a text", "proof"],
  ["an object without fields", {}],
])("%s is a fault of the log", async (_, terms) => {
  await expect(fairness.provenOdds(terms, boxId, policies.terms)).rejects.toThrow(LogFault);
});

test("the reader takes a proof that does not hold for none", async () => {
  const { proof } = await sampleTerms();
  const reader = fairness.logReader(policies.terms, undefined);
  expect(await reader.readTerms(json(proof), boxId)).toMatchObject({ boxId });
  expect(await reader.readTerms(json({ ...proof, from: 2 }), boxId)).toBe("Missing");
  expect(await reader.readTerms(null, boxId)).toBe("Missing");
  expect(await fairness.LOOK_AWAY.readTerms(null, boxId)).toBe("Unasked");
});
