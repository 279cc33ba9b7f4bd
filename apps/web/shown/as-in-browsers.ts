import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const app = fileURLToPath(new URL("../app/", import.meta.url));

/**
 * Compiles pages as Vite does for browsers, without server rendering. Only the texts still exist in all languages, as
 * on the server.
 */
export function asInBrowsers(): Plugin {
  return {
    name: "as-in-browsers",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(app) || id.endsWith("/locales/texts.ts")) return null;
      return code.replaceAll("import.meta.env.SSR", "false");
    },
  };
}
