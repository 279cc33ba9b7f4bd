import { defineTexts } from "../../texts.ts";

export const notifications = defineTexts({
  title: "Notifications",
  /** `shown` is the number in the form that the badge shows, such as "99+". */
  unread: (shown: string) => `Notifications, ${shown} unread`,
  tabs: { label: "Which notifications", all: "All", unread: "Unread", archived: "Archived" },
  markAllRead: "Mark all as read",
  markRead: "Mark as read",
  viewAll: "View all",
  preferences: "Email preferences",
  empty: { all: "No notifications", unread: "You're all caught up", archived: "No archived notifications" },
  open: "Open",
  archive: "Archive",
  /** The number of earlier news of the same thing. */
  earlier: (count: number) => `${count} earlier`,
});
