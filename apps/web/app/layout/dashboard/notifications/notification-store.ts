import { useSyncExternalStore } from "react";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/sample-notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { type Notification, shownIn, withRead } from "./notification.ts";
import { sampleNotifications } from "./sample-notifications.ts";

const openedAt = new Date();
const listeners = new Set<() => void>();
let read: ReadonlySet<string> = new Set();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears the unread flag of these notifications until the page is loaded again. */
export function markRead(notifications: readonly Notification[]): void {
  read = new Set([...read, ...notifications.map(({ id }) => id)]);
  for (const listener of listeners) listener();
}

/** The samples in a demo shop, else none. */
export function useNotifications(): readonly Notification[] {
  const t = useTexts(texts);
  const { demo } = useAppInfo();
  const ids = useSyncExternalStore(
    subscribe,
    () => read,
    () => read,
  );
  return demo ? withRead(sampleNotifications(t, openedAt), ids) : [];
}

export const useUnreadCount = (): number => shownIn("unread", useNotifications()).length;
