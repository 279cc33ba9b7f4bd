import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeMemoryFolder } from "./memory-folder.ts";
import { root, runStep } from "./step.ts";
import type { Tally } from "./tally.ts";

/**
 * Runs Vitest, prints its output and counts its tests. If the run failed without a failed test, such as by a file that
 * doesn't load or when no test is found, the count has one failure.
 */
export async function runVitest(args: string[]): Promise<Tally> {
  const folder = join(root, ".cache/test-results");
  const report = join(folder, `${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const reporters = ["default", "json", "./tools/run/repeats-reporter.ts"].map((name) => `--reporter=${name}`);
  const memory = await makeMemoryFolder();
  const { passed } = await runStep(
    {
      name: "tests",
      bin: "vitest",
      args: ["run", ...args, ...reporters, `--outputFile.json=${report}`],
      ...(memory !== undefined && { environment: { TMPDIR: memory } }),
    },
    true,
  );
  if (memory !== undefined) rmSync(memory, { recursive: true, force: true });
  const counted = readReport(report);
  rmSync(report, { force: true });
  return passed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function readReport(path: string): Tally {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    // Vitest ended before it wrote the report.
    return { passed: 0, failed: 1 };
  }
}
