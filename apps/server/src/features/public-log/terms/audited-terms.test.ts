import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { audit, logsOf } from "../../../../../../packages/fairness/test/audited-shop.ts";
import type { Plan, Scenario } from "../../../../../../packages/fairness/test/simulated-shop.ts";
import { MINUTE, simulateShop } from "../../../../../../packages/fairness/test/simulated-shop.ts";
import { MOST_TERMS, nextSchedule } from "./plan-terms.ts";

/** Plans as this shop does. All that it stores is published. */
const plan: Plan = ({ published: log, wanted, now, witnessed, noticeMinutes }) => {
  const noticeAgo = new Date(now.getTime() - noticeMinutes * MINUTE).toISOString();
  const inForce = log.findLastIndex(({ validFrom }) => validFrom <= noticeAgo);
  const published = log.slice(Math.max(0, inForce));
  expect(published.length).toBeLessThanOrEqual(MOST_TERMS);
  const next = nextSchedule({ published, wanted, now, witnessed, noticeMinutes, since: now }, published);
  return next.isStored ? [] : next.plan;
};

const anyTime = fc.integer({ min: 1, max: 75 * 60 }).map((seconds) => seconds * 1_000);

/** A shop with random changes of two boxes, random openings, and a clock that drifts within a minute and a half. */
const anyShop: fc.Arbitrary<Scenario> = fc
  .record({
    changes: fc.array(
      fc.record({
        at: anyTime,
        box: fc.integer({ min: 1, max: 2 }),
        version: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      }),
      { maxLength: 12 },
    ),
    openings: fc.array(
      fc.record({
        at: anyTime,
        box: fc.integer({ min: 1, max: 2 }),
        keptFor: fc.oneof(fc.constant(0), anyTime),
      }),
      { minLength: 1, maxLength: 60 },
    ),
    clock: fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ changes, openings, clock }) => ({
    minutes: 80,
    noticeMinutes: 10,
    plan,
    catalogue: [{ at: 0, box: 1, version: 1 }, ...changes.toSorted((one, other) => one.at - other.at)],
    openings: [{ at: 2_000, box: 1 }, ...openings],
    clock: (at) => (clock[Math.floor(at / (20 * MINUTE)) % clock.length] ?? 0) * 1_000,
  }));

const runs = inject("size").allLooks ? 60 : 15;

it("an honest shop whose clock is within the tolerance breaks no rule of the audit, and is asked nothing", async () => {
  let leaves = 0;
  await fc.assert(
    fc.asyncProperty(anyShop, async (scenario) => {
      const shop = simulateShop(scenario);
      leaves += shop.terms.flatMap((batch) => batch.leaves).length;
      const { broken, asked, findings } = await audit(await logsOf(shop));
      expect([broken, asked, findings.flatMap(({ examples }) => examples)]).toEqual([[], [], []]);
    }),
    { numRuns: runs },
  );
  expect(leaves).toBeGreaterThan(5 * runs);
});
