import type { Reporter, TestModule } from "vitest/node";

/** How many journeys a run may repeat. More repeats mean that something is broken, not that the machine was busy. */
const MOST_REPEATS = 2;

/** Lists every test that needed a second attempt, and fails the run if there were more than two. */
export default class RepeatsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const repeated = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`);
    console.log([`${repeated.length} tests repeated`, ...repeated].join("\n"));
    if (repeated.length <= MOST_REPEATS) return;
    console.log(`More than ${MOST_REPEATS} repeats: the run has failed`);
    process.exitCode = 1;
  }
}
