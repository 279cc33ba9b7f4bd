import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/dashboard/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "通知",
  tabs: { label: "显示哪些通知", all: "全部", unread: "未读", archived: "已归档" },
  markAllRead: "全部标为已读",
  markRead: "标为已读",
  viewAll: "查看全部",
  empty: { all: "没有通知", unread: "全部已读", archived: "没有归档的通知" },
  actions: {
    accept: "接受",
    decline: "拒绝",
    reply: "回复",
    download: "下载",
    pay: "付款",
  },
  sample: (action: string) => `${action}：这是示例，不会产生其他效果`,
};
