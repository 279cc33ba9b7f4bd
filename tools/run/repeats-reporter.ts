import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Most journeys that a run may repeat. More repeats mean a fault, not a busy machine. */
const MOST_REPEATED = 2;

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
    if (repeated.length <= MOST_REPEATED) return;
    console.log(`More than ${MOST_REPEATED} repeats: the run has failed`);
    process.exitCode = 1;
  }
}
