import { defineConfig } from "vitest/config";
import { testSize } from "./tools/test-size.ts";

/** What every project's tests get. One process runs many files, and so imports what they share once. */
const common = {
  provide: { size: testSize },
  isolate: false,
  // The machine may be busy with other things.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** One PostgreSQL a run, with a migrated template that test files clone. */
const postgres = "apps/server/test/postgres-setup.ts";

export default defineConfig({
  test: {
    // As many as the smallest machine has processors. Projects share them: journeys, which take longest, begin.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          // Rules over many random cases take seconds on a busy machine.
          testTimeout: 60_000,
          include: ["packages/**/*.test.ts", "demo/**/*.test.ts", "tools/**/*.test.ts", "apps/web/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: { ...common, name: "server", include: ["apps/server/**/*.test.ts"], globalSetup: [postgres] },
      },
      {
        test: {
          ...common,
          name: "browser",
          // On a busy machine. Repeats are counted at the end, and more than two fail the run.
          retry: 1,
          include: ["e2e/**/*.test.ts"],
          globalSetup: [postgres, "e2e/support/demo-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As patient as a page's own waits.
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
});
