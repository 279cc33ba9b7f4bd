import type { Translated } from "../../texts.ts";
import type { launch as english } from "../../en/launch/launch.ts";
import { isolate } from "../grammar.ts";

export const launch: Translated<typeof english> = {
  title: "نفتتح قريبًا",
  text: "نملأ الرفوف الآن. اترك بريدك الإلكتروني، وسنخبرك مرة واحدة حين تصل أولى المنتجات.",
  description: (brand) => `يُفتتح ${isolate(brand)} قريبًا. اترك بريدك الإلكتروني لنخبرك.`,
  itemsSoon: "المنتجات قريبًا",
  itemsSoonText: "لا توجد منتجات للبيع بالقطعة بعد. الصناديق متاحة.",
  toBoxes: "عرض الصناديق",
  boxesSoon: "الصناديق قريبًا",
  boxesSoonText: "لا صناديق للفتح بعد. في المتجر منتجات.",
  toItems: "عرض المنتجات",
  send: "أخبروني عند الافتتاح",
  hint: "رسالة واحدة، ثم نحذف عنوانك.",
  sent: "تحقق من بريدك: اضغط الزر في رسالتنا لتأكيد عنوانك.",
  opened: "افتُتح المتجر. أعد تحميل هذه الصفحة.",
  pages: {
    confirm: {
      title: "هل نخبرك عند الافتتاح؟",
      text: "سنراسلك مرة واحدة حين تصل أولى المنتجات إلى المتجر، ثم نحذف عنوانك.",
      submit: "نعم، أخبروني",
      done: "تم. سنراسلك عند الافتتاح.",
    },
    end: {
      title: "حذف عنوانك؟",
      text: "لن نخبرك عند افتتاح المتجر.",
      submit: "حذف العنوان",
      done: "لقد حذفنا عنوانك.",
    },
    unknown: "لم يعد هذا الرابط صالحًا.",
    home: "إلى المتجر",
  },
};
