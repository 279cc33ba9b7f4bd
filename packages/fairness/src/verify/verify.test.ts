import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleOpening } from "../../test/sample-opening.ts";
import { evidenceText, parseEvidence, publicKeyOf, sign, verifyOpening } from "../index.ts";
import type { Evidence } from "../index.ts";
import type { Json } from "../json.ts";

type Path = readonly (string | number)[];
type Leaf = { readonly path: Path; readonly value: string | number };

function leavesOf(value: Json, path: Path = []): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, isList ? Number(key) : key]));
}

function withLeaf(value: Json, path: Path, leaf: Json): Json {
  const [head, ...rest] = path;
  if (head === undefined || typeof value !== "object" || value === null) return leaf;
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    return list.map((part, index) => (index === head ? withLeaf(part, rest, leaf) : part));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === head ? withLeaf(part, rest, leaf) : part]),
  );
}

/** Fields that the protocol does not cover: the file's tag, the idempotency key, and a key's first day. */
const UNSPOKEN = new Set(["format", "request.key", "receiptKeys.0.fromUtc"]);

function altered({ value }: Leaf): fc.Arbitrary<string | number> {
  if (typeof value === "number")
    return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).filter((n) => n !== value);
  const place = fc.nat({ max: Math.max(0, value.length - 1) });
  const replaced = fc
    .tuple(place, fc.constantFrom("0", "1", "a", "f", "-", " ", "é"))
    .map(([at, character]) => value.slice(0, at) + character + value.slice(at + 1));
  const cut = place.map((at) => value.slice(0, at));
  return fc.oneof(replaced, cut, fc.constant(`${value} `), fc.string()).filter((text) => text !== value);
}

const { evidence } = sampleOpening();
const json: Json = JSON.parse(evidenceText(evidence));

function verdictOf(changed: Partial<Evidence>): string {
  return verifyOpening({ ...evidence, ...changed }).verdict;
}

describe("an honest opening", () => {
  test.each([0, 1, 2, 7])("is verified as request %i", (nonce) => {
    const { verdict, checks } = verifyOpening(sampleOpening({ nonce }).evidence);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(verdict).toBe("Verified");
  });

  test("is unchanged after writing and parsing the file", () => {
    expect(parseEvidence(evidenceText(evidence))).toEqual(evidence);
  });

  test("has every check once, and each of the three groups", () => {
    const { checks } = verifyOpening(evidence);
    expect(new Set(checks.map((check) => check.id)).size).toBe(checks.length);
    expect(new Set(checks.map((check) => check.group))).toEqual(new Set(["commitment", "odds", "draw"]));
  });
});

describe("an opening is only recomputed if this was not held", () => {
  const { held, request } = evidence;
  test.each([
    ["commitment", { held: { ...held, commitment: undefined } }],
    ["next commitment", { held: { ...held, nextCommitment: undefined } }],
    ["odds table", { held: { ...held, oddsTable: undefined } }],
    ["terms", { request: { ...request, body: { ...request.body, terms: undefined } } }],
    ["receipt keys", { receiptKeys: [] }],
  ])("%s", (_, changed) => {
    expect(verdictOf(changed)).toBe("Recomputed");
  });

  test("entropy", () => {
    const without = sampleOpening({ clientEntropy: "" }).evidence;
    const { verdict, checks } = verifyOpening(without);
    expect(verdict).toBe("Recomputed");
    expect(checks.filter((check) => !check.ok).map((check) => check.id)).toEqual(["client-entropy-sent"]);
  });

  test("except the previous receipt, which proves the chain and not the opening", () => {
    expect(verdictOf({ held: { ...held, previousReceipt: undefined } })).toBe("Verified");
  });
});

describe("a breach", () => {
  const spoken = leavesOf(json).filter(({ path }) => !UNSPOKEN.has(path.join(".")));

  test.each(spoken.map((leaf) => [leaf.path.join("."), leaf] as const))("is any change of %s", (_, leaf) => {
    fc.assert(
      fc.property(altered(leaf), (value) => {
        const changed = parseEvidence(JSON.stringify(withLeaf(json, leaf.path, value)));
        expect(verifyOpening(changed).verdict).toBe("Breach");
      }),
      { numRuns: 12, seed: 20260301 },
    );
  });

  test("can be found by each check", () => {
    const changes = spoken.map((leaf) => {
      const value = typeof leaf.value === "number" ? leaf.value + 1 : `${leaf.value}0`;
      return parseEvidence(JSON.stringify(withLeaf(json, leaf.path, value)));
    });
    const boxLess = { ...evidence, answer: { ...evidence.answer, openings: evidence.answer.openings.slice(1) } };
    const found = [...changes, boxLess]
      .flatMap((changed) => verifyOpening(changed).checks)
      .filter((check) => check.outcome === "Differs");
    const all = verifyOpening(evidence).checks.map((check) => check.id);
    expect(new Set(found.map((check) => check.id))).toEqual(new Set(all));
  });

  test("is a response with one box too few", () => {
    const { answer } = evidence;
    expect(verdictOf({ answer: { ...answer, openings: answer.openings.slice(1) } })).toBe("Breach");
  });

  test("is entropy that the request did not contain", () => {
    const { request } = evidence;
    expect(verdictOf({ request: { ...request, body: { ...request.body, clientEntropy: undefined } } })).toBe("Breach");
  });

  test("is a receipt signed by a key that the shop does not publish", () => {
    const { answer } = evidence;
    const stranger = "77".repeat(32);
    const receipt = { ...answer.receipt, keyId: "other", signature: sign(answer.receipt.text, stranger) };
    expect(verdictOf({ answer: { ...answer, receipt } })).toBe("Breach");
    const known = [...evidence.receiptKeys, { keyId: "other", publicKey: publicKeyOf(stranger) }];
    expect(verdictOf({ answer: { ...answer, receipt }, receiptKeys: known })).toBe("Verified");
  });

  test("is a receipt dated after its key was retired", () => {
    const until = (untilUtc: string | null): Partial<Evidence> => ({
      receiptKeys: evidence.receiptKeys.map((key) => ({ ...key, untilUtc })),
    });
    expect(verdictOf(until("2026-02-28T00:00:00.000Z"))).toBe("Breach");
    expect(verdictOf(until("2026-03-02T00:00:00.000Z"))).toBe("Verified");
    expect(verdictOf(until(null))).toBe("Verified");
  });
});
