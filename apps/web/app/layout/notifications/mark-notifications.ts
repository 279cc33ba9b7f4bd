import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";

/** Highest number of notifications in a drawer, and in one call that marks them. */
export const MOST_SHOWN = 100;

export async function markNotifications(ids: readonly string[], mark: "read" | "archived"): Promise<void> {
  for (let first = 0; first < ids.length; first += MOST_SHOWN) {
    await call("markNotifications", { body: { ids: ids.slice(first, first + MOST_SHOWN), mark } });
  }
  await revalidate("listNotifications");
}
