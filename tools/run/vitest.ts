import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "./step.ts";
import type { Tally } from "./tally.ts";

/**
 * Runs Vitest, shows its output and counts its tests. A failed run without a failed test (a file that doesn't load, no
 * test found, an error outside of tests) counts as one failure.
 */
export async function runVitest(args: string[]): Promise<Tally> {
  const folder = join(root, ".cache/test-results");
  const report = join(folder, `${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const reporters = ["default", "json", "./tools/run/repeats-reporter.ts"].map((name) => `--reporter=${name}`);
  const { passed, output } = await runStep(
    { name: "tests", bin: "vitest", args: ["run", ...args, ...reporters, `--outputFile.json=${report}`] },
    true,
  );
  const repeated = Number(/^(\d+) tests repeated$/m.exec(output)?.[1] ?? 0);
  const counted = { ...readReport(report), repeated };
  rmSync(report, { force: true });
  return passed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function readReport(path: string): Pick<Tally, "passed" | "failed"> {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    // Vitest ended before it could write the file.
    return { passed: 0, failed: 1 };
  }
}
