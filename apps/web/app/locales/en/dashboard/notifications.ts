import { defineTexts } from "../../texts.ts";

export const notifications = defineTexts({
  title: "Notifications",
  tabs: { label: "Which notifications", all: "All", unread: "Unread", archived: "Archived" },
  markAllRead: "Mark all as read",
  markRead: "Mark as read",
  viewAll: "View all",
  empty: { all: "No notifications", unread: "You're all caught up", archived: "No archived notifications" },
  actions: {
    accept: "Accept",
    decline: "Decline",
    reply: "Reply",
    download: "Download",
    pay: "Pay",
  },
  sample: (action: string) => `${action}: this is a sample, so nothing else happens`,
});
