import { defineConfig } from "vitest/config";
import { asInBrowsers } from "./apps/web/shown/as-in-browsers.ts";
import { textsPerLanguage } from "./apps/web/texts-per-language.ts";
import { readRows } from "./tools/spec/read-rows.ts";
import { testSize } from "./tools/test-size.ts";

/** Settings of every project. One process runs many files, so it imports what they share only once. */
const common = {
  provide: { size: testSize },
  isolate: false,
  // The machine may be busy with other work.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Node itself loads what needs no Vite, as it does in production. `vi.mock` has no effect there. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const withEmulators = process.env["TEST_PROVIDERS"] === "emulators";

/** One PostgreSQL per run, with a migrated template database that test files clone. */
const postgres = "apps/server/test/postgres-setup.ts";

/** The same for the demo shop. */
const demo = "e2e/support/demo-template.ts";

export default defineConfig({
  test: {
    // As many as the smallest machine has processors. All projects share them; the journeys start first, because they
    // take longest.
    maxWorkers: 2,
    // Pages and shops log every refusal, which matters only where a test fails.
    silent: "passed-only",
    // A test names the rows of the specification that it shows: npm run test:spec lists them.
    tags: readRows().map(({ id, text }) => ({ name: id, description: text })),
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          // Tests of rules with many random cases take seconds on a busy machine.
          testTimeout: 60_000,
          include: [
            ...["packages", "demo", "tools"].map((folder) => `${folder}/**/*.test.ts`),
            ...["*", "{app,serve}/**/*"].map((path) => `apps/web/${path}.test.{ts,tsx}`),
          ],
        },
      },
      {
        test: {
          ...common,
          ...native,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: [postgres],
        },
      },
      {
        plugins: [textsPerLanguage(), asInBrowsers()],
        test: {
          ...common,
          name: "pages",
          // Its cache is as new as the page then.
          server: { deps: { inline: ["swr"] } },
          include: ["apps/web/shown/**/*.test.ts"],
          // For a busy machine, as that of journeys.
          testTimeout: 180_000,
          globalSetup: [postgres, demo],
          expect: { poll: { timeout: 45_000, interval: 50 } },
        },
      },
      {
        test: {
          ...common,
          name: "browser",
          // For a busy machine. The end of a run counts the repeats and fails if there were too many.
          retry: 1,
          include: ["e2e/**/*.test.ts"],
          // Their emulators are installed by npm run test:providers only.
          exclude: withEmulators ? [] : ["e2e/providers/**"],
          globalSetup: [postgres, demo, "e2e/support/demo-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as a page's own waits.
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
});
