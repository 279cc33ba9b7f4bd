// npm test: runs every check and every test, with all set-up that a fresh clone needs. The last line is the result.
// npm test -- <arguments>: runs only Vitest with these arguments, such as: npm test -- --project server ledger
import { chromiumExecutable } from "./chromium.ts";
import { runChecks } from "./check/run-checks.ts";
import { sum } from "./run/tally.ts";
import type { Tally } from "./run/tally.ts";
import { runVitest } from "./run/vitest.ts";

const selection = process.argv.slice(2);
const total = selection.length > 0 ? await runVitest(selection) : await runEverything();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs the checks before the tests, because the compiler needs the processors and memory that browser journeys need.
 * Meanwhile fetches a browser if there is none, which needs neither.
 */
async function runEverything(): Promise<Tally> {
  // The journeys' set-up looks for it again, and tells of a failure.
  const fetched = chromiumExecutable().catch(() => {});
  const checks = await runChecks(console.log);
  await fetched;
  return sum([checks, await runVitest([])]);
}
