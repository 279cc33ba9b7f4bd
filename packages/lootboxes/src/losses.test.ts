import fc from "fast-check";
import { expect, test } from "vitest";
import { logFactorial } from "./binomial-tail.ts";
import { resultsOf } from "./index.ts";
import { sumOfWins } from "./sum-of-wins.ts";

/** The exact chances of the sums of `openings` wins, by one convolution per opening, in integers. */
function exactSums(drops: readonly { tickets: number; marketPriceCents: number }[], openings: number) {
  let sums = new Map<number, bigint>([[0, 1n]]);
  for (let opening = 0; opening < openings; opening += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (const { tickets, marketPriceCents } of drops) {
        const total = sum + marketPriceCents;
        next.set(total, (next.get(total) ?? 0n) + ways * BigInt(tickets));
      }
    }
    sums = next;
  }
  return [...sums].toSorted(([a], [b]) => a - b);
}

function exactQuantile(sums: readonly [number, bigint][], openings: number, perThousand: bigint): number {
  const all = 1_000_000n ** BigInt(openings);
  let reached = 0n;
  for (const [sum, ways] of sums) {
    reached += ways;
    if (reached * 1000n >= all * perThousand) return sum;
  }
  throw new Error("the chances sum to less than 1");
}

const anyCuts = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 4 });

test("sums that fit on the grid are those of an exact convolution", () => {
  fc.assert(
    fc.property(anyCuts, fc.array(fc.nat(60), { minLength: 5, maxLength: 5 }), (cuts, prices) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), 1_000_000];
      const drops = edges.slice(1).map((edge, at) => {
        return { tickets: edge - (edges[at] ?? 0), marketPriceCents: 10 + (prices[at] ?? 0) };
      });
      const openings = 30;
      const exact = exactSums(drops, openings);
      const sum = sumOfWins(drops, openings);
      for (const perThousand of [1, 500, 999]) {
        expect(sum.quantile(perThousand / 1000)).toBe(exactQuantile(exact, openings, BigInt(perThousand)));
      }
    }),
    { numRuns: 40 },
  );
});

/** The exact chance that `openings` openings of three drops win at most this amount. */
function chanceOfAtMost(
  [one, two, three]: { tickets: number; marketPriceCents: number }[],
  openings: number,
  bound: number,
): number {
  let chance = 0;
  if (one === undefined || two === undefined || three === undefined) return chance;
  const log = ({ tickets }: { tickets: number }) => Math.log(tickets / 1_000_000);
  for (let first = 0; first <= openings; first += 1) {
    for (let second = 0; second <= openings - first; second += 1) {
      const third = openings - first - second;
      const sum = first * one.marketPriceCents + second * two.marketPriceCents + third * three.marketPriceCents;
      if (sum > bound) continue;
      const ways = logFactorial(openings) - logFactorial(first) - logFactorial(second) - logFactorial(third);
      chance += Math.exp(ways + first * log(one) + second * log(two) + third * log(three));
    }
  }
  return chance;
}

test.each([
  [[50_000_00, 3], [2_000_00, 5_000], 100],
  [[9_000_00, 900], [700_00, 20_000], 55],
  [[620_00, 1000], [19_00, 49_000], 120],
  [[50_000_00, 200_000], [40_000_00, 300_000], 10],
])("a coarser grid is close to the exact sums: %j, %j and %j", ([top = 0, rare = 0], [mid = 0, some = 0], low) => {
  const drops = [
    { marketPriceCents: top, tickets: rare },
    { marketPriceCents: mid, tickets: some },
    { marketPriceCents: low, tickets: 1_000_000 - rare - some },
  ];
  const found = sumOfWins(drops, 1000).quantile(0.999);
  const near = found * 0.002;
  expect(chanceOfAtMost(drops, 1000, found + near)).toBeGreaterThan(0.999 - 2e-5);
  expect(chanceOfAtMost(drops, 1000, found - near)).toBeLessThan(0.999 + 2e-5);
});

test("a box with one outcome has one result", () => {
  const box = { priceCents: 500, drops: [{ tickets: 1_000_000, marketPriceCents: 450 }] };
  expect(resultsOf(box)).toEqual({ worstCents: 50_000, middleCents: 50_000, bestCents: 50_000 });
});

test("the worst result is worse at a higher payout", () => {
  const at = (tickets: number) =>
    resultsOf({
      priceCents: 500,
      drops: [
        { tickets, marketPriceCents: 20_000 },
        { tickets: 1_000_000 - tickets, marketPriceCents: 100 },
      ],
    }).worstCents;
  const worst = [1000, 5000, 10_000, 20_000].map(at);
  expect(worst).toEqual(worst.toSorted((a, b) => b - a));
});
