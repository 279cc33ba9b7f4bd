import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/notifications/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "通知",
  unread: (shown: string) => `通知，${shown} 条未读`,
  tabs: { label: "显示哪些通知", all: "全部", unread: "未读", archived: "已归档" },
  markAllRead: "全部标为已读",
  markRead: "标为已读",
  viewAll: "查看全部",
  preferences: "邮件设置",
  empty: { all: "没有通知", unread: "全部已读", archived: "没有归档的通知" },
  open: "打开",
  archive: "归档",
  earlier: (count: number) => `更早 ${count} 条`,
};
