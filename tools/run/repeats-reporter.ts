import type { Reporter, TestModule } from "vitest/node";

/** How many journeys a run may repeat. One more says that something is broken, and not that the machine was busy. */
const MOST_REPEATS = 2;

/** Names every test that needed a second try, and fails the run that needed more than two. */
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
