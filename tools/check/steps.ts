import { existsSync } from "node:fs";
import { root } from "../run/step.ts";
import type { Step } from "../run/step.ts";

/** Uses one checker. Several checkers would divide the files, and each would compute the shared types again. */
const types = (name: string, project: string): Step => ({
  name,
  bin: "tsc",
  args: ["--checkers", "1", "--project", project],
});

/** The folders of each run of the linter. One run over everything would need twice the memory and time. */
const parts = [["apps/web"], ["apps/server"], ["e2e", "packages", "demo", "bench", "tools", "vitest.config.ts"]];

/**
 * Checks that don't need a running shop, as lists that may run in parallel. Each step of types and lint needs one to
 * three gigabytes of memory.
 */
export function checkSteps(): [first: Step[], ...parallel: Step[][]] {
  const pages = existsSync(`${root}apps/web/tsconfig.json`);
  return [
    // Generates the types of page params and loader data from routes.ts. Types and lint need them.
    pages ? [{ name: "types of routes", bin: "react-router", args: ["typegen"], folder: "apps/web" }] : [],
    [
      types("types of the service worker", "apps/web/worker"),
      types("types", "tsconfig.json"),
      types("types of journeys", "e2e"),
      ...(pages ? [types("types of pages", "apps/web/tsconfig.json")] : []),
      { name: "format", bin: "oxfmt", args: ["--check"] },
      { name: "texts", bin: "node", args: ["tools/texts.ts"] },
      { name: "unused code", bin: "knip", args: ["--no-progress", "--no-config-hints"] },
    ],
    [
      ...parts.map((folders): Step => ({
        name: `lint of ${folders[0]}${folders.length > 1 ? " and others" : ""}`,
        bin: "oxlint",
        args: ["--type-aware", "--threads", "1", ...folders],
      })),
      { name: "arrows between rooms", bin: "node", args: ["tools/arrows.ts"] },
      { name: "places of concepts", bin: "node", args: ["tools/concepts.ts"] },
      { name: "comments", bin: "node", args: ["tools/comments.ts"] },
    ],
  ];
}
