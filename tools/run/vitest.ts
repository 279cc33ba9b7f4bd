import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "./step.ts";
import type { Tally } from "./tally.ts";

/**
 * Runs Vitest with its output shown, and counts its tests. A run that fails without a failed test (a file that does
 * not load, no test found, an error outside tests) counts as one failure.
 */
export async function runVitest(args: string[]): Promise<Tally> {
  const folder = join(root, ".cache/test-results");
  const report = join(folder, `${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const reporters = ["default", "json", "./tools/run/repeats-reporter.ts"].map((name) => `--reporter=${name}`);
  const { passed } = await runStep(
    { name: "tests", bin: "vitest", args: ["run", ...args, ...reporters, `--outputFile.json=${report}`] },
    true,
  );
  const counted = readReport(report);
  rmSync(report, { force: true });
  return passed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function readReport(path: string): Tally {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    // Vitest ended before it could write it.
    return { passed: 0, failed: 1 };
  }
}
