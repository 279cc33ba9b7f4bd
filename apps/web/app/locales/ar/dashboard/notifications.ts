import type { notifications as english } from "../../en/dashboard/notifications.ts";
import type { Translated } from "../../texts.ts";

export const notifications: Translated<typeof english> = {
  title: "الإشعارات",
  tabs: { label: "نوع الإشعارات", all: "الكل", unread: "غير المقروءة", archived: "المؤرشفة" },
  markAllRead: "وضع علامة «مقروء» على الكل",
  markRead: "وضع علامة «مقروء»",
  viewAll: "عرض الكل",
  empty: { all: "لا إشعارات", unread: "قرأت كل شيء", archived: "لا إشعارات مؤرشفة" },
  actions: {
    accept: "قبول",
    decline: "رفض",
    reply: "رد",
    download: "تنزيل",
    pay: "دفع",
  },
  sample: (action: string) => `${action}: هذا نموذج، فلا يحدث شيء آخر`,
};
