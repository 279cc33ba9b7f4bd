import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/production\/.*\.js$/;

/** The modules that both parts share: those that hold React contexts, and those of which both need much. */
const SHARED = /\/lib\/(context|hooks|components|router\/(history|navigation|utils)|dom\/ssr\/(components|links))\.js$/;

/**
 * React Router's error pages for a root without one. Ours has its own, and these would make the first part larger.
 */
const DEFAULT_PAGES = /\/dom\/ssr\/errorBoundaries\.js\?late$/;
const NO_PAGES = ["BoundaryShell", "RemixErrorBoundary", "RemixRootDefaultErrorBoundary"]
  .map((name) => `export const ${name} = () => null;`)
  .join("\n");

/** Marks the second copy of a module. */
const LATE = "?late";

/**
 * Lets the router be loaded in two parts. A bundler keeps all that is used of a module in one chunk. So the part that
 * comes late, `shell/router/whole-router.ts`, gets copies of React Router's modules, and the pages' first chunk keeps
 * of the originals only what it uses itself.
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
