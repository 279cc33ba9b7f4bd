import { existsSync } from "node:fs";
import { root } from "../run/step.ts";
import type { Step } from "../run/step.ts";

/** Uses one checker. Several checkers would divide the files, and each would compute the shared types again. */
const types = (name: string, project: string): Step => ({
  name,
  bin: "tsc",
  args: ["--checkers", "1", "--project", project],
});

/**
 * All checks that don't need a running shop, as two lists that may run in parallel. Each step of `heavy` needs
 * gigabytes of memory.
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
      // Generates the types of page params and loader data from routes.ts. The lint step also needs them.
      ...(pages ? [{ name: "types of routes", bin: "react-router", args: ["typegen"], folder: "apps/web" }] : []),
      types("types of the service worker", "apps/web/worker"),
      types("types", "tsconfig.json"),
      types("types of journeys", "e2e"),
      ...(pages ? [types("types of pages", "apps/web/tsconfig.json")] : []),
      { name: "lint", bin: "oxlint", args: ["--type-aware"] },
    ],
  ];
}
