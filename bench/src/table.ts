import type { Measurement } from "./measure.ts";

/**
 * A subject and its references, all measured in the same run. `promised` is the lowest promised ratio to the first
 * reference.
 */
export type Comparison = { title: string; subject: Measurement; references: Measurement[]; promised?: number };

function row({ name, perSecond, p50Ms, p99Ms }: Measurement): string {
  const figures = [perSecond.toFixed(0), p50Ms.toFixed(2), p99Ms.toFixed(2)].map((text) => text.padStart(10));
  return `  ${name.padEnd(44)}${figures.join("")}`;
}

export function printTable(comparisons: readonly Comparison[]): void {
  for (const { title, subject, references, promised } of comparisons) {
    console.log(`\n${title}`);
    console.log(`  ${"".padEnd(44)}${["a second", "p50 ms", "p99 ms"].map((text) => text.padStart(10)).join("")}`);
    for (const measurement of [subject, ...references]) console.log(row(measurement));
    for (const [index, reference] of references.entries()) {
      const ratio = (subject.perSecond / reference.perSecond).toFixed(2);
      const tail = (subject.p99Ms / reference.p99Ms).toFixed(1);
      const promise = index === 0 && promised !== undefined ? ` (promised: at least ${promised})` : "";
      console.log(`  ratio to ${reference.name}: ${ratio}${promise}; p99 is ${tail} times as long`);
    }
  }
}
