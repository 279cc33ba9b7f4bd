import { redirect } from "react-router";

/** Any path that is no screen leads to /404. It isn't entered in the history, where the page before it stays. */
export function loader() {
  return redirect("/404");
}
