import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesOf } from "../../../test/json-changes.ts";
import { namedOdds } from "../../../test/independent/tail.ts";
import { boxId, jsonOf, sampleTermsLog, termsWith } from "../../../test/sample-terms.ts";
import * as shop from "../../../test/sample-shop.ts";
import * as fairness from "../../index.ts";
import type { Json, Offer } from "../../index.ts";
import { namedChecks } from "./odds-named.ts";

const OTHER_HASH = "5e".repeat(32);
const ours = fairness.oddsHash(shop.oddsTable);
const honest = fairness.parseOffer(shop.hold({ nonce: 0 }).offer.text);

const oddsOf = (hash: string | null) => [
  { boxId: "00000000-0000-4000-8000-000000000001", oddsHash: "0a".repeat(32) },
  ...(hash === null ? [] : [{ boxId, oddsHash: hash }]),
];

/** A log that ends with these terms, and the proof of the box in it. */
function logWith(later: readonly (readonly [validFrom: string, hash: string | null])[]) {
  const { tree, proof } = sampleTermsLog(later.map(([validFrom, hash]) => termsWith(validFrom, oddsOf(hash))));
  return { tree, terms: jsonOf({ ...proof, checkpoint: "" }) };
}

const outcomeOf = (offer: Offer, terms: Json) => namedChecks(offer, terms).map(({ outcome }) => outcome);

/** The outcome by the second implementation. */
function theirOutcome({ terms: tree, time, oddsHash }: Offer, terms: Json) {
  const named = tree && namedOdds(JSON.stringify(terms), { boxId, ...tree, time });
  return named === undefined ? "NotHeld" : named === oddsHash ? "Holds" : "Differs";
}

describe("the odds in the tree that an offer names", () => {
  test("hold if they were in force at its time", () => {
    const { tree, terms } = logWith([["2026-11-22T00:00:00.000Z", OTHER_HASH]]);
    expect(outcomeOf({ ...honest, terms: tree }, terms)).toEqual(["Holds"]);
  });

  test("differ if the tree has others, or if the box was not open", () => {
    for (const hash of [OTHER_HASH, null]) {
      const { tree, terms } = logWith([["2026-11-21T00:00:00.000Z", hash]]);
      expect(outcomeOf({ ...honest, terms: tree }, terms)).toEqual(["Differs"]);
    }
  });

  test("are not held with a proof of another tree, without a proof, or before all terms", () => {
    const [one, other] = [logWith([]), logWith([["2026-11-21T00:00:00.000Z", OTHER_HASH]])];
    expect(outcomeOf({ ...honest, terms: one.tree }, other.terms)).toEqual(["NotHeld"]);
    expect(outcomeOf({ ...honest, terms: one.tree }, null)).toEqual(["NotHeld"]);
    expect(outcomeOf({ ...honest, terms: one.tree, time: "2026-11-19T00:00:00.000Z" }, one.terms)).toEqual(["NotHeld"]);
  });

  test("are no check of an offer of version 2", () => {
    expect(outcomeOf({ ...honest, terms: undefined }, logWith([]).terms)).toEqual([]);
  });

  test("odds that differ from the tree that an offer names convict the shop, whatever proof of the log is beside it", async () => {
    const { tree, terms } = logWith([["2026-11-21T00:00:00.000Z", OTHER_HASH]]);
    const held = shop.hold({ nonce: 0, lie: { terms: tree } });
    const receipt = fairness.readAnswer(200, shop.bytesOf(shop.responseOf(held, shop.receiptOf(held)))).answer;
    const around = { wallet: fairness.NO_WALLET, endingTable: undefined, earlier: undefined };
    const judged = (given: Json) => {
      return fairness.judgeAnswer({ ...held, terms: given, odds: "Unasked" }, receipt, around, shop.trust);
    };
    expect(await judged(terms)).toMatchObject({ verdict: "Breach", isProven: true });
    expect(await judged(held.terms)).toMatchObject({ verdict: "Recomputed", isProven: false });
  });
});

const anyHash = fc.constantFrom(ours, OTHER_HASH, null);
const anyTime = fc
  .date({ min: new Date("2026-11-20T00:00:00Z"), max: new Date("2026-11-25T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());

test("both implementations find the same odds named, in any log and by any changed proof, and no change convicts an honest offer", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyTime, anyHash), { maxLength: 6 }), anyTime, fc.nat(), (later, time, choice) => {
      const { tree, terms } = logWith(later);
      const inForce = namedOdds(JSON.stringify(terms), { boxId, ...tree, time }) ?? ours;
      const offer = { ...honest, time, terms: tree, oddsHash: inForce };
      expect(outcomeOf(offer, terms)).toEqual(["Holds"]);
      const other = { ...offer, oddsHash: "6f".repeat(32) };
      expect(outcomeOf(other, terms)).toEqual(["Differs"]);
      const changes = changesOf(terms);
      const { changed = null, place } = changes[choice % changes.length] ?? { place: "" };
      expect([place, ...outcomeOf(offer, changed)]).not.toContain("Differs");
      if (/^\.(?:leaves|before|from)/u.test(place)) expect(outcomeOf(offer, changed)).toEqual(["NotHeld"]);
      expect(theirOutcome(offer, terms)).toBe("Holds");
      expect(theirOutcome(other, terms)).toBe("Differs");
    }),
    { numRuns: 200 },
  );
});
