import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lasting } from "../../../test/independent/tail.ts";
import * as shop from "../../../test/sample-shop.ts";
import { parseOffer } from "../../index.ts";
import type { OddsProof, Offer } from "../../index.ts";
import { lastingChecks } from "./odds-lasting.ts";

const [A, B] = ["0a".repeat(32), "0b".repeat(32)];
const CLOSED = null;
const honest = parseOffer(shop.hold({ nonce: 0 }).offer.text);
const noon: Offer = { ...honest, oddsHash: A, time: "2026-11-21T12:00:00.000Z" };

type Leaf = readonly [validFrom: string, oddsHash: string | null];

/** Odds under the tree that the offer names. Times are of the offer's day. */
function oddsOf(leaves: readonly Leaf[], noticeMinutes = 10): OddsProof {
  const terms = leaves.map(([time, oddsHash]) => ({ validFrom: `2026-11-21T${time}Z`, oddsHash }));
  return { boxId: noon.boxId, leaves: terms, noticeMinutes, ...(noon.terms && { tree: noon.terms }) };
}

const outcomeOf = (offer: Offer, odds: OddsProof) => lastingChecks(offer, odds).map(({ outcome }) => outcome);

/** The table of the protocol. Leaves are in the order of the log. */
const table: readonly (readonly [leaves: readonly Leaf[], result: "Holds" | "NotHeld" | "Differs"])[] = [
  [[["11:00:00.000", A]], "Holds"],
  [
    [
      ["11:00:00.000", A],
      ["12:30:00.000", CLOSED],
    ],
    "Holds",
  ],
  [
    [
      ["11:00:00.000", A],
      ["12:05:00.000", B],
    ],
    "Holds",
  ],
  [
    [
      ["11:58:00.000", A],
      ["12:05:00.000", B],
    ],
    "NotHeld",
  ],
  [
    [
      ["11:00:00.000", A],
      ["11:58:00.000", A],
      ["12:05:00.000", B],
    ],
    "Holds",
  ],
  [
    [
      ["11:00:00.000", B],
      ["11:59:55.000", A],
      ["12:00:05.000", B],
    ],
    "Differs",
  ],
  [
    [
      ["11:00:00.000", B],
      ["11:55:00.000", A],
      ["12:05:00.000", B],
    ],
    "Holds",
  ],
  [
    [
      ["11:00:00.000", B],
      ["11:55:00.000", A],
      ["12:04:59.999", CLOSED],
    ],
    "Differs",
  ],
  [
    [
      ["11:00:00.000", A],
      ["12:05:00.000", B],
      ["12:05:00.000", A],
    ],
    "Holds",
  ],
  [
    [
      ["11:00:00.000", A],
      ["12:10:00.000", B],
      ["12:05:00.000", B],
    ],
    "Holds",
  ],
];

describe("the odds of an offer at noon, with a notice of ten minutes", () => {
  test.each(table)("the odds of an offer at noon, with %j, are judged: %s", (leaves, result) => {
    expect(outcomeOf(noon, oddsOf(leaves))).toEqual([result]);
  });

  test("are not held before all terms", () => {
    expect(outcomeOf(noon, oddsOf([["12:00:00.001", A]]))).toEqual(["NotHeld"]);
  });

  test("are no question without a notice, for version 2, without a proof, or if others are in force", () => {
    const short = oddsOf(
      [
        ["11:00:00.000", B],
        ["11:59:55.000", A],
        ["12:00:05.000", B],
      ],
      0,
    );
    const shown = oddsOf([["11:00:00.000", A]]);
    expect(outcomeOf(noon, short)).toEqual([]);
    expect(outcomeOf({ ...noon, terms: undefined }, shown)).toEqual([]);
    expect(outcomeOf({ ...noon, terms: { size: 9, root: A } }, shown)).toEqual([]);
    expect(outcomeOf({ ...noon, oddsHash: B }, shown)).toEqual([]);
    expect([outcomeOf(noon, "Missing"), outcomeOf(noon, "Unasked")]).toEqual([[], []]);
  });
});

test("both implementations say the same of any terms", () => {
  const anyMinute = fc.integer({ min: 0, max: 59 }).map((minute) => `12:${String(minute).padStart(2, "0")}:00.000`);
  const anyTerms = fc.array(fc.tuple(anyMinute, fc.constantFrom(A, B, CLOSED)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyTerms, anyMinute, fc.integer({ min: 1, max: 30 }), (leaves, at, notice) => {
      const time = `2026-11-21T${at}Z`;
      const terms = leaves.map(([minute, hash]) => ({ validFrom: `2026-11-21T${minute}Z`, odds: hash ?? "none" }));
      const inForce = terms.findLast(({ validFrom }) => validFrom <= time)?.odds ?? A;
      if (inForce === "none") return;
      const [ours = "NotHeld"] = outcomeOf({ ...noon, time, oddsHash: inForce }, oddsOf(leaves, notice));
      expect(ours).toBe(lasting(terms, time, notice) ?? "NotHeld");
    }),
    { numRuns: 2000 },
  );
});
