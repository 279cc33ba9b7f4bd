import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const app = fileURLToPath(new URL("../app/", import.meta.url));

/** What Vite does for browsers: pages are not rendered on the server. Texts still come in all languages, as there. */
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
