import type { watch as english } from "../../en/lootboxes/watch.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

export const watch: Translated<typeof english> = {
  again: "المشاهدة مرة أخرى",
  past: "وقت هذه العملية:",
  harmless: "مشاهدتها مرة أخرى مجانية ولا تغيّر شيئًا.",
  record: "القيد والإثبات",
  missing: "عملية الفتح هذه غير موجودة، أو ليست لك.",
  several: (count: number) =>
    plural(count, {
      one: "منتج واحد",
      two: "منتجان",
      few: "# منتجات",
      many: "# منتجًا",
      other: "# منتج",
    }),
  paid: (paid: string, worth: string) => `المدفوع ${isolate(paid)}. القيمة ${isolate(worth)}.`,
  gain: (paid: string, worth: string, more: string) =>
    `المدفوع ${isolate(paid)}. القيمة ${isolate(worth)}، أي أكثر بمقدار ${isolate(more)}.`,
  loss: (paid: string, worth: string, less: string) =>
    `المدفوع ${isolate(paid)}. القيمة ${isolate(worth)}، أي أقل بمقدار ${isolate(less)}.`,
  unwatched: {
    Differs: "يعرض المتجر هنا غير ما في القيد الموقّع، لذلك لا تُعرض العملية مرة أخرى. راجع الإثبات.",
    Unknown: "لا يمكن التحقّق من قيد هذه العملية الآن، لذلك لا تُعرض مرة أخرى. حاول بعد دقيقة.",
  },
  keepsake: {
    open: "حفظ صورة",
    title: "صورة للذكرى",
    lead: "يرسمها متصفحك من القيد الموقّع، وليس فيها رصيد، ولا اسم إلا إذا اخترت ذلك.",
    label: (items: string, box: string) => `صورة: ${isolate(items)} من ${isolate(box)}`,
    name: "إظهار اسم المستخدم",
    by: (name: string) => `فتحها ${isolate(name)}`,
    worth: "القيمة",
    log: "السجل العام",
    entry: (place: number) => `القيد ${number(place)}`,
    unlogged: "ليست في السجل بعد",
    contested: "هناك سؤال مفتوح عن هذه العملية. أجب عنه أولًا، ثم يمكنك حفظ صورة.",
    save: "حفظ بصيغة PNG",
    close: "إغلاق",
  },
};
