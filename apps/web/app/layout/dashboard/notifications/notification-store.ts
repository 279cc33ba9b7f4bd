import { useMemo, useSyncExternalStore } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { happenings } from "../../../locales/en/dashboard/notifications/happenings.ts";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMustAddFactor } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { MOST_SHOWN, markNotifications } from "../../notifications/mark-notifications.ts";
import { type Notification, shownIn, withRead } from "../../notifications/notification.ts";
import { happened, isForOperators } from "./happened.ts";
import { sampleNotifications } from "./sample-notifications.ts";

const openedAt = new Date();
const listeners = new Set<() => void>();
let read: ReadonlySet<string> = new Set();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const areReal = ({ type }: Notification) => type === "happened";

/** Marks notifications as read. Samples are unread again when the page is reloaded. */
export async function markRead(notifications: readonly Notification[]): Promise<void> {
  const samples = notifications.filter((one) => !areReal(one));
  read = new Set([...read, ...samples.map(({ id }) => id)]);
  for (const listener of listeners) listener();
  await markNotifications(
    notifications.filter(areReal).map(({ id }) => id),
    "read",
  );
}

export type Notifications = {
  /** Notifications about real events, newest first. */
  real: readonly Notification[];
  /** The sample notifications of a demo shop, newest first. */
  samples: readonly Notification[];
};

/** An operator's notifications, and the samples in a demo shop. With ADMIN_DEMO_PAGES there are only samples. */
export function useNotifications(): Notifications {
  const t = useTexts(texts);
  const words = useTexts(happenings);
  const { demo, adminDemoPages } = useAppInfo();
  const mustAddFactor = useMustAddFactor();
  const isAsked = !adminDemoPages && !mustAddFactor;
  const { data } = useQuery("listNotifications", isAsked ? { query: { pageSize: MOST_SHOWN } } : undefined);
  const ids = useSyncExternalStore(
    subscribe,
    () => read,
    () => read,
  );
  return useMemo(
    () => ({
      real: (data?.items ?? []).filter(isForOperators).map((told) => happened(words, told)),
      samples: demo ? withRead(sampleNotifications(t, openedAt), ids) : [],
    }),
    [data, demo, ids, t, words],
  );
}

export function useUnreadCount(): number {
  const { real, samples } = useNotifications();
  return shownIn("unread", [...real, ...samples]).length;
}
