import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/production\/.*\.js$/;

/** The modules that hold React contexts, of which there must be one copy. */
const ONCE = /\/lib\/(context|hooks|components|dom\/ssr\/components)\.js$/;

/** Marks the second copy of a module. */
const LATE = "?late";

/**
 * Lets the router be loaded in two parts. A bundler keeps all that is used of a module in one chunk. So the part that
 * comes late, `shell/router/whole-router.ts`, gets copies of React Router's modules, and the pages' first chunk keeps of
 * the originals only what it uses itself.
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
      if (resolved === null || !ROUTER.test(resolved.id) || ONCE.test(resolved.id)) return resolved;
      return { ...resolved, id: resolved.id + LATE };
    },
    load: {
      filter: { id: /\?late$/ },
      handler: (id) => readFile(id.replace(LATE, ""), "utf8"),
    },
  };
}
