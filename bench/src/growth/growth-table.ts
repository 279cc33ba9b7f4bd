import type { LargeSize } from "../../../apps/server/src/demo/large/fill-large.ts";
import type { Measurement } from "../measure.ts";

/** The measurements on both databases, or the reason why they failed. */
export type Growth = { title: string } & ({ large: Measurement; small: Measurement } | { failure: string });

/** The promised maximum of the time on the large database divided by the time on the small one. */
const PROMISED = 1.2;

/** The time on the large database divided by the time on the small one; undefined if the measurement failed. */
const timesOf = (one: Growth): number | undefined =>
  "failure" in one ? undefined : one.small.perSecond / one.large.perSecond;

/** True if the large database takes longer than promised. */
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
