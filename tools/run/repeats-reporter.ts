import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The share of journeys that a run may repeat. More repeats mean a fault, not a busy machine. */
const MOST_REPEATED = 0.02;
const FEWEST_ALLOWED = 2;

/** The failure of each attempt of a test, a line each. */
function reasonsOf(test: TestCase): string[] {
  const errors = test.result().errors ?? [];
  return errors.map(({ message }) => `    ${message.split("\n", 3).join(" ").slice(0, 300)}`);
}

/** Lists every test that needed a second attempt and why, and fails the run if there were too many. */
export default class RepeatsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const repeated = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    const lines = repeated.flatMap((test) => [
      `  ${test.module.relativeModuleId} > ${test.fullName}`,
      ...reasonsOf(test),
    ]);
    console.log([`${repeated.length} tests repeated`, ...lines].join("\n"));
    const journeys = tests.filter((test) => test.project.name === "browser");
    const most = Math.max(FEWEST_ALLOWED, Math.floor(journeys.length * MOST_REPEATED));
    if (repeated.length <= most) return;
    console.log(`More than ${most} repeats among ${journeys.length} journeys: the run has failed`);
    process.exitCode = 1;
  }
}
