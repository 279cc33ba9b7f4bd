import type { Step } from "../run/step.ts";

/** Uses one checker. Several checkers would divide the files, and each would compute the shared types again. */
const types = (name: string, project: string): Step => ({
  name,
  bin: "tsc",
  args: ["--checkers", "1", "--project", project],
});

/** Uses one thread, because types are checked at the same time. */
const lint = (name: string, ...paths: string[]): Step => ({
  name,
  bin: "oxlint",
  args: ["--type-aware", "--threads", "1", ...paths],
});

/**
 * Checks that don't need a running shop, as lists that may run in parallel. Each step of types and lint needs one to
 * three gigabytes of memory.
 */
export function checkSteps(): [first: Step[], ...parallel: Step[][]] {
  return [
    // Generates the types of page params and loader data from routes.ts. Types and lint need them.
    [{ name: "types of routes", bin: "react-router", args: ["typegen"], folder: "apps/web" }],
    [
      types("types of the service worker", "apps/web/worker"),
      // Writes declarations of the server and the packages. Pages and journeys read them instead of the sources, which
      // would be checked again for each.
      types("types", "tsconfig.json"),
      types("types of journeys", "e2e"),
      types("types of pages", "apps/web/tsconfig.json"),
      lint("lint of the rest", ".", "--ignore-pattern", "apps/web/**", "--ignore-pattern", "apps/server/**"),
      { name: "format", bin: "oxfmt", args: ["--check"] },
      { name: "texts", bin: "node", args: ["tools/texts.ts"] },
      { name: "unused code", bin: "knip", args: ["--no-progress", "--no-config-hints"] },
    ],
    [
      // In three runs, because one over everything needs twice the memory and time.
      lint("lint of pages", "apps/web"),
      lint("lint of the server", "apps/server"),
      { name: "arrows between rooms", bin: "node", args: ["tools/arrows.ts"] },
      { name: "places of concepts", bin: "node", args: ["tools/concepts.ts"] },
      { name: "comments", bin: "node", args: ["tools/comments.ts"] },
    ],
  ];
}
