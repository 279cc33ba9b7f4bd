import type { notifications as english } from "../../en/notifications/notifications.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

export const notifications: Translated<typeof english> = {
  title: "الإشعارات",
  unread: (shown: string) => `الإشعارات، غير المقروءة: ${shown}`,
  tabs: { label: "نوع الإشعارات", all: "الكل", unread: "غير المقروءة", archived: "المؤرشفة" },
  markAllRead: "وضع علامة «مقروء» على الكل",
  markRead: "وضع علامة «مقروء»",
  viewAll: "عرض الكل",
  preferences: "تفضيلات البريد",
  empty: { all: "لا إشعارات", unread: "قرأت كل شيء", archived: "لا إشعارات مؤرشفة" },
  open: "فتح",
  archive: "أرشفة",
  earlier: (count: number) =>
    plural(count, { one: "إشعار أسبق", two: "إشعاران أسبقان", few: "# إشعارات أسبق", other: "# إشعارًا أسبق" }),
};
