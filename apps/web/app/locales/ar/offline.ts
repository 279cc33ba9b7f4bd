import type { Translated } from "../texts.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  title: "لا يوجد اتصال بالإنترنت",
  text: "هذه الصفحة غير محفوظة على جهازك. ما زال بإمكانك قراءة الصفحات التي زرتها. أما الفتح والشراء والبيع فتحتاج إلى اتصال.",
  retry: "إعادة المحاولة",
  bar: "لا يوجد اتصال. ربما تغيّرت الأسعار والمخزون.",
  kept: (when) => `نسخة محفوظة من ${when}. ربما تغيّرت الأسعار والمخزون.`,
};
