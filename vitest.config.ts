import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tools/run/slow-first.ts";
import { readRows } from "./tools/spec/read-rows.ts";
import { testSize } from "./tools/test-size.ts";

/**
 * Settings of every project. A worker process runs many test files without isolation, so shared modules are imported
 * only once.
 */
const common = {
  provide: { size: testSize },
  isolate: false,
  // Long timeouts, because the machine may be busy with other work.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** A third worker, because these tests wait for PostgreSQL and for other processes a third of their time. */
const afterJourneys = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** For tests that don't need Vite: Node loads the modules itself, as in production. `vi.mock` has no effect there. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Files that only `npm run test:long` runs. */
const longOnly = "**/*.long.test.ts";

const withEmulators = process.env["TEST_PROVIDERS"] === "emulators";

/** `npm run release` also writes the release's database, for the tests of upgrades. */
const isRelease = process.env["RELEASE"] !== undefined;

/** `npm run test:citus` also runs what is about a cluster alone. */
const isCluster = process.env["TEST_CITUS"] !== undefined;

/** One PostgreSQL per run, with a migrated template database that test files clone. */
const postgres = "apps/server/test/postgres-setup.ts";

/** A template database with the demo shop, which test files clone. */
const demo = "e2e/support/demo-template.ts";

export default defineConfig({
  test: {
    // The number of processors of the smallest supported machine. Browser journeys come first, because they take longest.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // On a busy machine, a worker of journeys takes long to close its browser and its two shops.
    teardownTimeout: 60_000,
    // Pages and shops log every refusal. These logs matter only if a test fails.
    silent: "passed-only",
    // Tests name rows of the specification as tags. `npm run test:spec` lists the rows with their tests.
    tags: readRows().map(({ id, text }) => ({ name: id, description: text })),
    projects: [
      {
        test: {
          ...common,
          ...afterJourneys,
          name: "unit",
          // On a busy machine, rule tests with many random cases take seconds.
          testTimeout: 60_000,
          include: [
            ...["packages", "demo", "tools"].map((folder) => `${folder}/**/*.test.ts`),
            ...["*", "{app,elsewhere,serve}/**/*"].map((path) => `apps/web/${path}.test.{ts,tsx}`),
          ],
        },
      },
      {
        test: {
          ...common,
          ...afterJourneys,
          ...native,
          name: "server",
          include: [
            "apps/{mirror,server}/**/*.test.ts",
            ...(isRelease ? ["apps/server/test/releases/*.dump.ts"] : []),
            ...(isCluster ? ["apps/server/test/cluster/*.cluster.ts"] : []),
          ],
          exclude: testSize.allLooks ? [] : [longOnly],
          globalSetup: [postgres],
        },
      },
      {
        test: {
          ...common,
          ...afterJourneys,
          ...native,
          name: "pages",
          include: ["apps/web/shown/**/*.test.ts"],
          // Long for busy machines, like the timeout of browser journeys.
          testTimeout: 180_000,
          globalSetup: [postgres, demo, "apps/web/shown/bundle/bundle-app.ts"],
          expect: { poll: { timeout: 45_000, interval: 50 } },
        },
      },
      {
        test: {
          ...common,
          ...native,
          name: "browser",
          // A busy machine can fail a test once. The reporter counts repeats at the end and fails the run if there were
          // too many.
          retry: 1,
          include: ["e2e/**/*.test.ts"],
          exclude: [
            // Only `npm run test:providers` installs the emulators that these tests need.
            ...(withEmulators ? [] : ["e2e/providers/**"]),
            ...(testSize.allLooks ? [] : [longOnly]),
          ],
          globalSetup: [postgres, demo, "e2e/support/demo-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The same as Playwright's timeout in e2e/support/browser.ts.
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
});
