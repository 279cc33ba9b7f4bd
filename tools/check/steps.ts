import { existsSync } from "node:fs";
import { root } from "../run/step.ts";
import type { Step } from "../run/step.ts";

/**
 * One checker: each further one takes its own share of the files, and computes the types that files have in common
 * again.
 */
const types = (name: string, project: string): Step => ({
  name,
  bin: "tsc",
  args: ["--checkers", "1", "--project", project],
});

/**
 * All checks that don't need a running shop, as two lists that may run at the same time. Each step of the second list
 * needs gigabytes of memory.
 */
export function checkSteps(): [light: Step[], heavy: Step[]] {
  const pages = existsSync(`${root}apps/web/tsconfig.json`);
  return [
    [
      { name: "format", bin: "oxfmt", args: ["--check"] },
      { name: "arrows between rooms", bin: "node", args: ["tools/arrows.ts"] },
      { name: "places of concepts", bin: "node", args: ["tools/concepts.ts"] },
      { name: "comments", bin: "node", args: ["tools/comments.ts"] },
      { name: "texts", bin: "node", args: ["tools/texts.ts"] },
      { name: "unused code", bin: "knip", args: ["--no-progress", "--no-config-hints"] },
    ],
    [
      // The types of a page's params and loader data are generated from routes.ts. The lint needs them too.
      ...(pages ? [{ name: "types of routes", bin: "react-router", args: ["typegen"], folder: "apps/web" }] : []),
      types("types of the service worker", "apps/web/worker"),
      types("types", "tsconfig.json"),
      types("types of journeys", "e2e"),
      ...(pages ? [types("types of pages", "apps/web/tsconfig.json")] : []),
      { name: "lint", bin: "oxlint", args: ["--type-aware"] },
    ],
  ];
}
