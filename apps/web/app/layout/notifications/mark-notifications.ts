import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";

/** So many may be marked in one call, and so many of the latest does a drawer show. */
export const MOST_SHOWN = 100;

export async function markNotifications(ids: readonly string[], mark: "read" | "archived"): Promise<void> {
  for (let first = 0; first < ids.length; first += MOST_SHOWN) {
    await call("markNotifications", { body: { ids: ids.slice(first, first + MOST_SHOWN), mark } });
  }
  await revalidate("listNotifications");
}
