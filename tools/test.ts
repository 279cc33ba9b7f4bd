// npm test: every check and every test, with all set-up that a fresh clone needs. The last line is the result.
// npm test -- <arguments> hands them to Vitest and runs nothing else, as in: npm test -- --project server ledger
import { runChecks } from "./check/run-checks.ts";
import { resultLine, sum } from "./run/tally.ts";
import type { Tally } from "./run/tally.ts";
import { runVitest } from "./run/vitest.ts";

const selection = process.argv.slice(2);
const total = selection.length > 0 ? await runVitest(selection) : await runEverything();
console.log(resultLine(total));
process.exit(total.failed === 0 ? 0 : 1);

/** Runs the checks first: beside the journeys, the compiler takes the processors and the memory that browsers need. */
async function runEverything(): Promise<Tally> {
  return sum([await runChecks(console.log), await runVitest([])]);
}
