import type { EntryContext, RouterState } from "react-router";

/**
 * Data that the server writes into a page. With it, the browser can show the page without the list of all routes and
 * without matching.
 */
export type WrittenPage = Pick<RouterState, "loaderData" | "errors"> & {
  matches: { id: string; pathname: string; pathnameBase: string; params: Record<string, string | undefined> }[];
  /** Contains only the routes of this page. */
  manifest: EntryContext["manifest"];
};

/** The page that the server rendered, with the modules of its routes by id. */
export type FirstPage = WrittenPage & { modules: EntryContext["routeModules"] };

declare global {
  interface Window {
    /** Set by the page's script when the modules have loaded. */
    firstPage: FirstPage;
    /** Set by the script that contains the list of all routes. */
    __reactRouterManifest?: EntryContext["manifest"];
  }
}
