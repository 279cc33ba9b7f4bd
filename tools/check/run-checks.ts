import { runStep } from "../run/step.ts";
import type { Step } from "../run/step.ts";
import type { Tally } from "../run/tally.ts";
import { checkSteps } from "./steps.ts";

/** Runs every check, even after one failed. Prints each check's name and time, and the output of failed checks. */
export async function runChecks(tell: (line: string) => void): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const runEach = async (steps: Step[]) => {
    for (const step of steps) {
      const { passed, seconds, output } = await runStep(step);
      tally[passed ? "passed" : "failed"] += 1;
      tell(`${passed ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`);
      if (!passed || output.includes("note: ")) tell(output.trimEnd().replaceAll(/^/gm, "       "));
    }
  };
  const [first, ...parallel] = checkSteps();
  await runEach(first);
  await Promise.all(parallel.map(runEach));
  return tally;
}
