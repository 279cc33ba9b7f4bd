import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The maximum number of repeated journeys in a run. More repeats mean a bug, not a busy machine. */
const MOST_REPEATED = 2;

/** Returns one line for each failed attempt of a test. */
function reasonsOf(test: TestCase): string[] {
  const errors = test.result().errors ?? [];
  return errors.map(({ message }) => `    ${message.replaceAll(/\s+/gu, " ").slice(0, 3_000)}`);
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
