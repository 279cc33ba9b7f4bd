import type { LargeSize } from "../../../apps/server/src/demo/large/fill-large.ts";
import type { Measurement } from "../measure.ts";

/** The measurement, or the reason why there is none. */
export type Growth = { title: string } & ({ large: Measurement; small: Measurement } | { failure: string });

/** The most promised: how many times as long something may take on the large database. */
const PROMISED = 1.2;

/** How many times as long it takes on the large database; undefined if it could not be measured. */
const timesOf = (one: Growth): number | undefined =>
  "failure" in one ? undefined : one.small.perSecond / one.large.perSecond;

/** Whether it takes longer on the large database than promised. */
export const isOverPromised = (one: Growth): boolean => (timesOf(one) ?? 0) > PROMISED;

const cells = (...texts: string[]) => texts.map((text) => text.padStart(10)).join("");

export function growthLine(one: Growth): string {
  const title = `  ${one.title.padEnd(46)}`;
  if ("failure" in one) return `${title}  failed: ${one.failure}`;
  const { large, small } = one;
  const tail = large.p99Ms / small.p99Ms;
  const times = timesOf(one)?.toFixed(2) ?? "";
  const figures = cells(small.p50Ms.toFixed(2), large.p50Ms.toFixed(2), times, tail.toFixed(2));
  return `${title}${figures}${isOverPromised(one) ? "  more than promised" : ""}`;
}

export function printGrowth(large: LargeSize, small: LargeSize, found: readonly Growth[]): void {
  const sizeOf = ({ people, openings }: LargeSize) => `${people} people and ${openings} openings`;
  console.log(`\n${sizeOf(large)} against ${sizeOf(small)}; promised: at most ${PROMISED} times as long`);
  console.log(`  ${"".padEnd(46)}${cells("small ms", "large ms", "times", "p99 times")}`);
  for (const one of found) console.log(growthLine(one));
}
