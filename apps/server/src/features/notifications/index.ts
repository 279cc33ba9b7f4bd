import { sweep } from "../../database/sweep.ts";
import type { Job } from "../../jobs.ts";
import { forgetNotifications } from "./notifications.store.ts";
import type { NotificationParts } from "./parts.ts";

export { type Hub, makeHub } from "./hub.ts";
export type { Happening } from "./notification.ts";
export { mailPreferenceRoutes } from "./mail-preferences.routes.ts";
export { whoWantMail } from "./mail-preferences.store.ts";
export { notificationRoutes } from "./notifications.routes.ts";
export { correctTold, endTold, findTold, readTopics, tellPerson } from "./notifications.store.ts";
export { notify } from "./notify.ts";
export { sendLiveEvent } from "./send-live-event.ts";

const KEPT_MILLISECONDS = 90 * 86_400_000;

export function forgetNotificationsJob({ database, now }: Pick<NotificationParts, "database" | "now">): Job {
  const run = async () => {
    const before = new Date(now().getTime() - KEPT_MILLISECONDS);
    await sweep((most) => forgetNotifications(database.connection, before, most));
  };
  return { name: "forget-notifications", everySeconds: 3600, run };
}
