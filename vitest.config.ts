import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { testSize } from "./tools/test-size.ts";

/** One PostgreSQL a run, with a migrated template that test files clone. */
const postgres = ["apps/server/test/postgres-setup.ts"].filter((path) => existsSync(path));

export default defineConfig({
  test: {
    // As many as the smallest machine has processors; a file spends half of its time waiting for a database or a page.
    maxWorkers: 2,
    projects: [
      {
        test: {
          provide: { size: testSize },
          name: "unit",
          include: ["packages/**/*.test.ts", "demo/**/*.test.ts", "tools/**/*.test.ts", "apps/web/**/*.test.{ts,tsx}"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          provide: { size: testSize },
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: postgres,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          provide: { size: testSize },
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: [...postgres, "e2e/support/demo-setup.ts"],
          // A journey starts a shop and a browser of its own, and walks through many pages.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As patient as a page's own waits: the machine may be busy with other things.
          expect: { poll: { timeout: 45_000, interval: 100 } },
          // A busy machine may swallow a click. A journey that fails twice in a row is broken.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
