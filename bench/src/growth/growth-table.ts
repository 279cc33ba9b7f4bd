import type { LargeSize } from "../../../apps/server/src/demo/large/fill-large.ts";
import type { Measurement } from "../measure.ts";

export type Growth = { title: string; large: Measurement; small: Measurement };

/** The most promised: how many times as long something may take on the large database. */
const PROMISED = 1.2;

export function printGrowth(large: LargeSize, small: LargeSize, found: readonly Growth[]): void {
  const sizeOf = ({ people, openings }: LargeSize) => `${people} people and ${openings} openings`;
  console.log(`\n${sizeOf(large)} against ${sizeOf(small)}; promised: at most ${PROMISED} times as long`);
  const cells = (...texts: string[]) => texts.map((text) => text.padStart(10)).join("");
  console.log(`  ${"".padEnd(46)}${cells("small ms", "large ms", "times", "p99 times")}`);
  for (const one of found) {
    const times = one.small.perSecond / one.large.perSecond;
    const tail = one.large.p99Ms / one.small.p99Ms;
    const figures = cells(one.small.p50Ms.toFixed(2), one.large.p50Ms.toFixed(2), times.toFixed(2), tail.toFixed(2));
    console.log(`  ${one.title.padEnd(46)}${figures}${times > PROMISED ? "  more than promised" : ""}`);
  }
}
