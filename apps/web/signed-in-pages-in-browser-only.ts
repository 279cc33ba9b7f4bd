import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "./app/routes.ts";

const app = fileURLToPath(new URL("app/", import.meta.url));

/** The layouts that show their pages to signed-in people only. */
const LAYOUTS = ["layout/frames/user-layout.tsx", "layout/frames/admin-layout.tsx"];

/** The routes under a layout, with those of the layouts inside it. */
const under = (entries: readonly RouteConfigEntry[], isInside: boolean): string[] =>
  entries.flatMap(({ file, children = [] }) => [
    ...(isInside ? [file] : []),
    ...under(children, isInside || LAYOUTS.includes(file)),
  ]);

/** True if the module has only a page. A loader, for example, runs on the server. */
const hasOnlyPage = (path: string) => !/^export (?!default)/m.test(readFileSync(path, "utf8"));

/**
 * Leaves the pages of signed-in people out of the server build. The server never renders them, because it doesn't know
 * who is signed in. But it would keep their modules in memory: tables, charts, forms. The build fails if it has not met
 * one of these pages.
 */
export function signedInPagesInBrowserOnly(): Plugin {
  const pages = new Set(
    under(routes, false)
      .map((file) => app + file)
      .filter(hasOnlyPage),
  );
  const left = new Set(pages);
  return {
    name: "signed-in-pages-in-browser-only",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!pages.has(id)) return null;
      left.delete(id);
      return { code: "export default () => null;", map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) this.error(`the server build has not met ${[...left].join(", ")}`);
    },
  };
}
