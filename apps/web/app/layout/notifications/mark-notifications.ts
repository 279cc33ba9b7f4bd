import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";

/** Most notifications in one call to mark them, and in a drawer. */
export const MOST_SHOWN = 100;

export async function markNotifications(ids: readonly string[], mark: "read" | "archived"): Promise<void> {
  for (let first = 0; first < ids.length; first += MOST_SHOWN) {
    await call("markNotifications", { body: { ids: ids.slice(first, first + MOST_SHOWN), mark } });
  }
  await revalidate("listNotifications");
}
