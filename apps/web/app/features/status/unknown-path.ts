import { redirect } from "react-router";

/**
 * Redirects every unknown path to /404. The unknown path is not added to the browser's history, so going back leads to
 * the page before it.
 */
export function loader() {
  return redirect("/404");
}
