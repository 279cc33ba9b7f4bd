import { useSyncExternalStore } from "react";

function follow(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/**
 * The token in the tracking link's URL fragment, which browsers don't send to servers. Undefined while rendering on the
 * server.
 */
export function useTrackingToken(): string | undefined {
  return useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}
