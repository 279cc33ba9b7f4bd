import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const app = fileURLToPath(new URL("app", import.meta.url));

/**
 * The cascade layer of a style sheet, which is named after its folder in app/. Undefined outside of app/, and for
 * layers.css.
 */
export function layerOf(path: string): string | undefined {
  const [folder = "", ...rest] = relative(app, path).split(sep);
  if (folder === ".." || rest.length === 0 || rest.at(-1) === "layers.css") return undefined;
  return folder;
}

/**
 * Puts every style sheet of the app into its layer. Thus the order in which pages load their style sheets doesn't
 * decide which rules win; `app/theme/layers.css` does.
 */
export function cssLayers(): Plugin {
  return {
    name: "css-layers",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(code, id) {
        const layer = layerOf(id.replace(/\?.*/, ""));
        return layer === undefined ? undefined : { code: `@layer ${layer} {\n${code}\n}`, map: null };
      },
    },
  };
}
