import { replace } from "react-router";

/** Any path that is no screen leads to /404, without staying in the history. */
export function loader() {
  return replace("/404");
}
