import fc from "fast-check";
import { expect, test } from "vitest";
import { NOTHING_HELD, holdCommitments, pairAt } from "./held-commitments.ts";

const hashOf = (nonce: number) => nonce.toString(16).padStart(64, "0");

function handOut(nonce: number, change: { next?: string } = {}) {
  return {
    clientSeed: "seed",
    nonce,
    keyId: "key",
    serverSeedHash: hashOf(nonce),
    commitmentSignature: `signature of ${nonce}`,
    nextServerSeedHash: change.next ?? hashOf(nonce + 1),
    nextCommitmentSignature: `signature of ${nonce + 1}`,
    lastOpenings: [],
  };
}

function counter() {
  let made = 0;
  return () => String((made += 1));
}

test("entropy is made once for every commitment and never replaced", () => {
  const makeEntropy = counter();
  const first = holdCommitments(NOTHING_HELD, handOut(0), makeEntropy).held;
  const second = holdCommitments(first, handOut(1), makeEntropy).held;
  const again = holdCommitments(second, handOut(1), makeEntropy).held;
  expect(pairAt(first, 0)?.current.clientEntropy).toBe("1");
  expect(pairAt(second, 1)?.current).toEqual(pairAt(first, 0)?.next);
  expect(again).toEqual(second);
  expect(pairAt(second, 2)).toBeUndefined();
});

test("another commitment for a held nonce is a broken promise, and replaces nothing", () => {
  const held = holdCommitments(NOTHING_HELD, handOut(4), counter()).held;
  const moved = { ...handOut(5), serverSeedHash: "f".repeat(64) };
  const result = holdCommitments(held, moved, counter());
  expect(result.held).toBe(held);
  expect(result.broken).toMatchObject({ held: { nonce: 5, serverSeedHash: hashOf(5) }, now: { nonce: 5 } });
  expect(holdCommitments(held, handOut(4, { next: "e".repeat(64) }), counter()).broken?.held.nonce).toBe(5);
});

test("the commitments of an honest shop are held, sorted and limited in number, whatever order the nonces come in", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 80 }), (nonces) => {
      const makeEntropy = counter();
      let held = NOTHING_HELD;
      for (const nonce of nonces.toSorted((a, b) => a - b)) {
        const step = holdCommitments(held, handOut(nonce), makeEntropy);
        expect(step.broken).toBeUndefined();
        held = step.held;
        expect(pairAt(held, nonce)).toBeDefined();
      }
      const kept = held.commitments.map(({ nonce }) => nonce);
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
      expect(kept.length).toBeLessThanOrEqual(40);
    }),
  );
});
