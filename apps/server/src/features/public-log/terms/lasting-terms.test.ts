import fc from "fast-check";
import type { OpenBox } from "@trove/fairness/log";
import { expect, it } from "vitest";
import * as sample from "../../../../../../packages/fairness/test/sample-shop.ts";
import { isShortNotice, lastingChecks, parseOffer, type ProvenOdds } from "@trove/fairness";
import { MOST_TERMS, planTerms, type Schedule, scheduleAt, type Terms } from "./plan-terms.ts";

const START = Date.UTC(2026, 10, 21, 12);
const BOXES = ["a", "b", "c"].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
const { terms: tree, ...honest } = parseOffer(sample.hold({ nonce: 0 }).offer.text);

const timeOf = (ms: number) => new Date(START + ms).toISOString();
const hashOf = (odds: number) => String(odds).padStart(64, "0");

/** A log of terms that an honest shop grows. Undefined for a change that waits, because proofs would get too long. */
class PlannedLog {
  readonly terms: Terms[] = [];
  readonly #noticeMinutes: number;

  constructor(noticeMinutes: number) {
    this.#noticeMinutes = noticeMinutes;
  }

  /** The terms in force at a time, and all later ones in the log. */
  #from(ms: number): Schedule {
    return scheduleAt(this.terms, new Date(START + ms));
  }

  publish(wanted: readonly OpenBox[], ms: number): void {
    const published = this.#from(ms - this.#noticeMinutes * 60_000);
    const [now, since] = [new Date(START + ms), new Date(START)];
    const plan = planTerms({ published, wanted, now, noticeMinutes: this.#noticeMinutes, since });
    const isNews = JSON.stringify(plan) !== JSON.stringify(this.#from(ms));
    if (isNews && published.length + plan.length <= MOST_TERMS) this.terms.push(...plan);
  }

  /** The odds of a box as an offer proves them: from the terms a notice ago on. */
  proven(boxId: string, ms: number, size = this.terms.length): ProvenOdds {
    const all = this.terms.slice(0, size);
    const shown = scheduleAt(all, new Date(START + ms - this.#noticeMinutes * 60_000));
    const leaves = shown.map(({ validFrom, boxes }) => {
      return { validFrom, oddsHash: boxes.find((box) => box.boxId === boxId)?.oddsHash ?? null };
    });
    return { boxId, leaves, noticeMinutes: this.#noticeMinutes, ...(tree && { tree }) };
  }
}

/** The catalogue's changes: after some seconds a box gets other odds, closes, or opens. */
const anyChanges = fc.array(
  fc.record({
    after: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 900 })),
    box: fc.nat({ max: 2 }),
    odds: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 60 },
);

it("odds that an honest shop offers last for the notice, whatever it changes, and stay when they are looked back at", () => {
  let offers = 0;
  fc.assert(
    fc.property(anyChanges, fc.integer({ min: 1, max: 30 }), (changes, noticeMinutes) => {
      const log = new PlannedLog(noticeMinutes);
      const wanted = new Map<string, string>([[BOXES[0] ?? "", hashOf(0)]]);
      const made: { boxId: string; ms: number; size: number }[] = [];
      let ms = 0;
      for (const { after, box, odds } of changes) {
        ms += after * 1000;
        const boxId = BOXES[box] ?? "";
        if (odds === undefined) wanted.delete(boxId);
        else wanted.set(boxId, hashOf(odds));
        const open = [...wanted].map(([id, oddsHash]) => ({ boxId: id, oddsHash }));
        log.publish(open, ms);
        for (const id of BOXES) made.push({ boxId: id, ms: ms + 500, size: log.terms.length });
      }
      for (const { boxId, ms: at, size } of made) {
        const odds = log.proven(boxId, at, size);
        const time = timeOf(at);
        const oddsHash = odds.leaves.findLast(({ validFrom }) => validFrom <= time)?.oddsHash;
        expect(odds.leaves.length).toBeLessThanOrEqual(MOST_TERMS);
        if (oddsHash === null || oddsHash === undefined) continue;
        offers += 1;
        const offer = { ...honest, boxId, time, oddsHash, terms: tree };
        expect(lastingChecks(offer, odds)).toMatchObject([{ outcome: "Holds" }]);
        const later = log.proven(boxId, at);
        expect(lastingChecks(offer, later)).toMatchObject([{ outcome: "Holds" }]);
        expect(isShortNotice({ time, odds }, { time, odds: later }, noticeMinutes)).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
  expect(offers).toBeGreaterThan(1000);
});
