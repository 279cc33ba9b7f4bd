import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/production\/.*\.js$/;

/** The modules that both parts share: those that hold React contexts, and those of which both parts need much. */
const SHARED = /\/lib\/(context|hooks|components|router\/(history|navigation|utils)|dom\/ssr\/(components|links))\.js$/;

/**
 * React Router's error pages for an app whose root has none. Our root has its own, so these are left out to make the
 * first part smaller.
 */
const DEFAULT_PAGES = /\/dom\/ssr\/errorBoundaries\.js\?late$/;
const NO_PAGES = ["BoundaryShell", "RemixErrorBoundary", "RemixRootDefaultErrorBoundary"]
  .map((name) => `export const ${name} = () => null;`)
  .join("\n");

/** The suffix that marks the second copy of a module. */
const LATE = "?late";

/**
 * Lets the router be loaded in two parts. A bundler puts all used code of a module into one chunk. So the late part,
 * `shell/router/whole-router.ts`, gets copies of the modules. The first chunk then contains only the code that it uses
 * itself.
 */
export function routerInTwoParts(): Plugin {
  return {
    name: "router-in-two-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer = "", options) {
      if (!importer.endsWith("/shell/router/whole-router.ts") && !importer.endsWith(LATE)) return null;
      const resolved = await this.resolve(source, importer.replace(LATE, ""), { ...options, skipSelf: true });
      if (resolved === null || !ROUTER.test(resolved.id) || SHARED.test(resolved.id)) return resolved;
      return { ...resolved, id: resolved.id + LATE };
    },
    load: {
      filter: { id: /\?late$/ },
      handler: (id) => (DEFAULT_PAGES.test(id) ? NO_PAGES : readFile(id.replace(LATE, ""), "utf8")),
    },
  };
}
