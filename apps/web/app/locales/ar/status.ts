import type { status as english } from "../en/status.ts";
import type { Translated } from "../texts.ts";

export const status: Translated<typeof english> = {
  home: "إلى الصفحة الرئيسية",
  reload: "إعادة تحميل الصفحة",
  forbidden: { title: "لا توجد صلاحية", text: "لا يملك حسابك حق الوصول إلى هذه الصفحة." },
  denied: { title: "الوصول مرفوض", text: "ليست لديك صلاحية الوصول إلى هذه الصفحة." },
  notFound: {
    title: "الصفحة غير موجودة",
    text: "ربما نُقلت الصفحة، أو أن الرابط غير صحيح.",
  },
  failed: {
    title: "حدث خطأ ما",
    text: "تعذّر تحميل الصفحة. حسابك ومنتجاتك في أمان.",
  },
  maintenance: {
    title: "مغلق للصيانة",
    text: "نعمل على المتجر وسنعود قريبًا. رصيدك ومنتجاتك في أمان.",
    retry: "إعادة المحاولة",
  },
  comingSoon: {
    title: "قريبًا",
    text: "نضع اللمسات الأخيرة.",
    days: "أيام",
    hours: "ساعات",
    minutes: "دقائق",
    seconds: "ثوانٍ",
  },
};
