import { type ClientLoaderFunctionArgs, redirect, redirectDocument } from "react-router";

/**
 * Redirects every unknown path to /404. The unknown path is not added to the browser's history, so going back leads to
 * the page before it.
 */
export function loader() {
  return redirect("/404");
}

/** Loads a new document. Another part of the shop may have the path; this document has its own part's pages only. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return redirectDocument(request.url);
}
