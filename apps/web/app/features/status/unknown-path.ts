import { replace } from "react-router";

/** Redirects unknown paths to /404, without a history entry. */
export function loader() {
  return replace("/404");
}
