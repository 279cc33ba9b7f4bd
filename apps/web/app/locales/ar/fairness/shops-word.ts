import type { shopsWord as english } from "../../en/fairness/shops-word.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

const span = (hours: number) =>
  hours < 48
    ? plural(hours, {
        zero: "أقل من ساعة",
        one: "ساعة واحدة",
        two: "ساعتين",
        few: "# ساعات",
        many: "# ساعة",
        other: "# ساعة",
      })
    : plural(Math.round(hours / 2.4) / 10, {
        one: "يوم واحد",
        two: "يومين",
        few: "# أيام",
        many: "# يومًا",
        other: "# يوم",
      });

const parcels = (count: number) =>
  plural(count, {
    zero: "لا طرود",
    one: "طرد واحد",
    two: "طردان",
    few: "# طرود",
    many: "# طردًا",
    other: "# طرد",
  });

export const shopsWord: Translated<typeof english> = {
  title: "ما يقوله المتجر عن نفسه",
  lead: "لا يستطيع أحد من الخارج فحص هذا. لكنه موقّع، ويصل إلى الجميع كما هو، ويبقى في السجل، فلا نستطيع التراجع عنه.",
  kind: "كلام المتجر، موقّع",
  stated: "صدر في",
  index: (index: number) => `القيد ${number(index)} في قائمة الاحتمالات والمفاتيح`,
  reading: "متصفحك يبحث عنه في السجل العام…",
  none: "لم يقل المتجر شيئًا عن نفسه في سجله العام بعد.",
  unsigned: "في السجل بيان لم يوقّعه أي مفتاح من مفاتيح هذا المتجر. لا تعتمد عليه، ولذلك لا نعرضه.",
  old: (days: number) =>
    plural(days, {
      one: "عمر أحدث بيان يوم واحد.",
      two: "عمر أحدث بيان يومان. يصدر المتجر بيانًا كل يوم.",
      few: "عمر أحدث بيان # أيام. يصدر المتجر بيانًا كل يوم.",
      many: "عمر أحدث بيان # يومًا. يصدر المتجر بيانًا كل يوم.",
      other: "عمر أحدث بيان # يوم. يصدر المتجر بيانًا كل يوم.",
    }),
  ahead: "تاريخ أحدث بيان في المستقبل وفق ساعة هذا الجهاز، فلا يمكن معرفة عمره.",
  operator: "يديره",
  parcels: "من الطلب إلى الطرد",
  half: (hours: number) => `أُرسل نصفها خلال ${span(hours)}`,
  sent: (sent30: number) => `خلال 30 يومًا: ${parcels(sent30)}`,
  over90: (sent90: number, hours: number) => `خلال 90 يومًا: ${parcels(sent90)}، نصفها خلال ${span(hours)}`,
  noParcels: "لا طرود بعد",
  waiting: "بانتظار الإرسال",
  parcelCount: (count: number) => parcels(count),
  oldest: (hours: number) => `أقدمها منذ ${span(hours)}`,
  nothingWaits: "لا شيء",
  complaints: "نزاعات حول عمليات الفتح",
  answered: (answered: number, opened: number) => `رُدّ على ${number(answered)} من ${number(opened)}`,
  last90: "خلال آخر 90 يومًا",
  noDisputes: "لا شيء خلال آخر 90 يومًا",
  stock: "مخزون أعلى الجوائز",
  count: (count: number) => number(count),
  inStock: (count: number) =>
    plural(count, {
      zero: "لا منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: "# منتجات",
      many: "# منتجًا",
      other: "# منتج",
    }),
  limited: (count: number) => `${number(count)} بمخزون محدود`,
  soldOut: (count: number) => `${number(count)} نفد مخزونها`,
  list: "مخزون كل جائزة من أعلى الجوائز",
  prize: "الجائزة",
  worth: "القيمة",
  available: "المتوفر",
  unlimited: "بلا حد",
  unstated: "غير مذكور",
  check: "الفحص من دون هذه الصفحة",
};
