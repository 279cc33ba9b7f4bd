import { revalidate } from "../../api/use-query.ts";
import { useLiveEvents } from "../../shell/live-events.ts";

/** Reads the notifications again whenever the shop tells of one, or of a change. */
export function useLiveNotifications(): void {
  useLiveEvents(["notification", "changed"], () => void revalidate("listNotifications"));
}
