import type { EntryContext, RouterState } from "react-router";

/** Data that the server writes into a page, so the browser needs neither the list of routes nor its matching. */
export type WrittenPage = Pick<RouterState, "loaderData" | "errors"> & {
  matches: { id: string; pathname: string; pathnameBase: string; params: Record<string, string | undefined> }[];
  /** With the routes of this page only. */
  manifest: EntryContext["manifest"];
};

/** The page that the server rendered, and the modules of its routes by id. */
export type FirstPage = WrittenPage & { modules: EntryContext["routeModules"] };

declare global {
  interface Window {
    /** Written by the page's script, once the modules are loaded. */
    firstPage: FirstPage;
    /** Written by the script of the list of all routes. */
    __reactRouterManifest?: EntryContext["manifest"];
  }
}
