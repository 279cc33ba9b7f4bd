import { useSyncExternalStore } from "react";

function follow(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** The token in the link, which stands behind `#`, so that browsers send it to nobody. Undefined on the server. */
export function useTrackingToken(): string | undefined {
  return useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}
