import { revalidate } from "../../api/use-query.ts";
import { useLiveEvents } from "../../shell/live-events.ts";

/** Reads the notifications again when the shop reports a new or changed notification. */
export function useLiveNotifications(): void {
  useLiveEvents(["notification", "changed"], () => void revalidate("listNotifications"));
}
