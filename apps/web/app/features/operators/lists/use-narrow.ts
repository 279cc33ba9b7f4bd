import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia("(max-width: 699px)");

function subscribe(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is so narrow that a list shows cards instead of a table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
