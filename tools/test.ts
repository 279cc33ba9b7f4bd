// npm test: every check and every test, with all set-up that a fresh clone needs. The last line is the result.
// npm test -- <arguments> hands them to Vitest and runs nothing else, as in: npm test -- --project server ledger
import { ensurePagesBuilt } from "../apps/web/build-pages.ts";
import { runChecks } from "./check/run-checks.ts";
import { chromiumExecutable } from "./chromium.ts";
import { sum } from "./run/tally.ts";
import type { Tally } from "./run/tally.ts";
import { runVitest } from "./run/vitest.ts";

const selection = process.argv.slice(2);
const total = selection.length > 0 ? await runVitest("selection", selection) : await runEverything();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runEverything(): Promise<Tally> {
  console.log("\nChecks");
  const checks = await runChecks();
  console.log("\nUnit and server tests");
  const tests = await runVitest("tests", ["--project", "unit", "--project", "server"]);
  console.log("\nBrowser journeys");
  const browser = await prepared(async () => {
    await ensurePagesBuilt(console.log);
    await chromiumExecutable();
  });
  const journeys = await runVitest("journeys", ["--project", "browser"]);
  return sum([checks, tests, browser, journeys]);
}

async function prepared(prepare: () => Promise<void>): Promise<Tally> {
  try {
    await prepare();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
