import type { sampleNotifications as english } from "../../../en/dashboard/notifications/sample-notifications.ts";
import type { Translated } from "../../../texts.ts";
import { isolate, plural } from "../../grammar.ts";

/** The sample notifications of the demo shop. Text between asterisks is bold. */
export const sampleNotifications: Translated<typeof english> = {
  actions: {
    accept: "قبول",
    decline: "رفض",
    reply: "رد",
    download: "تنزيل",
    pay: "دفع",
  },
  sample: (action: string) => `${action}: هذا نموذج، فلا يحدث شيء آخر`,
  mark: "نموذج",
  sources: {
    label: "أي إشعارات",
    samples: "النماذج",
    shop: (unread: number) => (unread === 0 ? "هذا المتجر" : `هذا المتجر، غير المقروءة: ${unread}`),
  },
  categories: {
    communication: "التواصل",
    orders: "الطلبات",
    shipments: "الشحنات",
    catalogue: "الكتالوج",
    files: "الملفات",
    payments: "المدفوعات",
  },
  titles: {
    friend: (name: string) => `طلب تواصل من *${isolate(name)}*`,
    project: (name: string, project: string) => `إشارة إليك من *${isolate(name)}* في *${isolate(project)}*`,
    file: (name: string, file: string) => `ملف جديد من *${isolate(name)}*: *${isolate(file)}*`,
    tags: (name: string, tag: string) => `وسوم من *${isolate(name)}* على *${isolate(tag)}*`,
    payment: (name: string, amount: string) => `طلب دفع *${isolate(amount)}* من *${isolate(name)}*`,
    packing: (number: string) => `الطلب *${isolate(number)}* بانتظار التجهيز`,
    placed: (number: string) => `طلب جديد: *${isolate(number)}*`,
    chat: (count: number) =>
      plural(count, {
        zero: "لا رسائل دردشة غير مقروءة",
        one: "*رسالة* دردشة واحدة غير مقروءة",
        two: "*رسالتا* دردشة غير مقروءتين",
        few: "*# رسائل* دردشة غير مقروءة",
        other: "*# رسالة* دردشة غير مقروءة",
      }),
    mail: (from: string) => `بريد جديد من *${isolate(from)}*`,
    onItsWay: (number: string) => `الشحنة *${isolate(number)}* في الطريق`,
    delivered: (number: string) => `تم تسليم الشحنة *${isolate(number)}*`,
  },
  projects: { spring: "كتالوج الربيع", summer: "صناديق الصيف" },
  quotes: {
    covers: "هل يمكنك الاطلاع على الغلافين قبل يوم الجمعة؟ أفضّل الداكن منهما.",
    odds: "أصبح مجموع احتمالات الصندوق الجديد صحيحًا. نبدأ متى شئت.",
  },
  tags: { boxes: "الصناديق", artwork: "الرسوم", spring: "الربيع", prices: "الأسعار", stock: "المخزون" },
  senders: { support: "الدعم", supplier: "المورّد Nordwind", carrier: "شركة الشحن" },
};
