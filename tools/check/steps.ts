import { existsSync } from "node:fs";
import { root } from "../run/step.ts";
import type { Step } from "../run/step.ts";

/** All checks that don't need a running shop, fastest first. */
export function checkSteps(): Step[] {
  const pages = existsSync(`${root}apps/web/tsconfig.json`);
  return [
    { name: "format", bin: "oxfmt", args: ["--check"] },
    { name: "arrows between rooms", bin: "node", args: ["tools/arrows.ts"] },
    { name: "places of concepts", bin: "node", args: ["tools/concepts.ts"] },
    { name: "texts", bin: "node", args: ["tools/texts.ts"] },
    { name: "lint", bin: "oxlint", args: ["--type-aware"] },
    { name: "types", bin: "tsc", args: ["--project", "tsconfig.json"] },
    { name: "types of journeys", bin: "tsc", args: ["--project", "e2e"] },
    { name: "types of the service worker", bin: "tsc", args: ["--project", "apps/web/worker"] },
    // The types of a page's params and loader data are generated from routes.ts.
    ...(pages
      ? [
          { name: "types of routes", bin: "react-router", args: ["typegen"], folder: "apps/web" },
          { name: "types of pages", bin: "tsc", args: ["--project", "apps/web/tsconfig.json"] },
        ]
      : []),
    { name: "unused code", bin: "knip", args: ["--no-progress", "--no-config-hints"] },
  ];
}
