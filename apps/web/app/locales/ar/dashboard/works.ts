import type { ItemChangeField, WorkKind, WorkRowStatus, WorkStatus } from "@trove/contract/statuses";
import type { works as english } from "../../en/dashboard/works.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

const kinds = {
  ItemImport: "استيراد منتجات",
  ItemEdit: "تغيير منتجات",
  ItemRevert: "تراجع",
} as const satisfies Record<WorkKind, string>;

const statuses = {
  Planned: "مخططة",
  Running: "جارية",
  Stopping: "تتوقف",
  Done: "منجزة",
  Cancelled: "ملغاة",
  Failed: "فاشلة",
} as const satisfies Record<WorkStatus, string>;

const rowStatuses = {
  Invalid: "فيه أخطاء",
  Unchanged: "بلا تغيير",
  Waiting: "لم يُنفَّذ بعد",
  Done: "منجز",
  Failed: "فشل",
} as const satisfies Record<WorkRowStatus, string>;

const fields = {
  name: "الاسم",
  brand: "العلامة التجارية",
  description: "الوصف",
  categoryId: "الفئة",
  marketPrice: "سعر السوق",
  stock: "المخزون",
  isSellable: "يمكن شراؤه",
  isActive: "في المتجر",
  pictures: "الصور",
  altTexts: "ما تُظهره الصور",
  slug: "عنوان الرابط",
} as const satisfies Record<ItemChangeField, string>;

export const works: Translated<typeof english> = {
  title: "المهام الجماعية",
  lead: "عمليات استيراد وتغيير لأشياء كثيرة: مخططة وجارية ومنجزة.",
  label: "المهام الجماعية",
  results: (count: number) =>
    plural(count, {
      zero: "لا مهام",
      one: "مهمة واحدة",
      two: "مهمتان",
      few: "# مهام",
      other: "# مهمة",
    }),
  empty: "لم يُستورد أو يُغيَّر شيء جماعيًا بعد",
  all: "الكل",
  kinds,
  statuses,
  columns: { what: "المهمة", status: "الحالة", rows: "الصفوف", who: "المنفّذ", planned: "تاريخ التخطيط" },
  named: (kind: string, title: string) => (title === "" ? kind : `${kind}: ${isolate(title)}`),
  page: {
    planned: "لم يتغير شيء بعد. اطلع على ما سيكون، ثم ابدأ.",
    stopped: (count: number) =>
      plural(count, {
        zero: "نُفّذت كل الصفوف.",
        one: "لم يُنفَّذ صف واحد.",
        two: "لم يُنفَّذ صفان.",
        few: "لم تُنفَّذ # صفوف.",
        many: "لم يُنفَّذ # صفًا.",
        other: "لم يُنفَّذ # صف.",
      }),
    failed: "حدث خطأ ما، وسجّله المتجر. ما تغيّر يبقى كما هو؛ وتحتفظ الصناديق باحتمالاتها السابقة.",
    by: (who: string, when: string) => `بواسطة ${isolate(who)}، ${isolate(when)}`,
    of: (count: number, all: number) => `${number(count)} من ${number(all)}`,
    rate: (rows: number) => `${number(rows)} في الثانية`,
    left: (seconds: number) =>
      plural(seconds, {
        zero: "على وشك الانتهاء",
        one: "بقيت نحو ثانية واحدة",
        two: "بقيت نحو ثانيتين",
        few: "بقيت نحو # ثوانٍ",
        other: "بقيت نحو # ثانية",
      }),
    progress: "التقدم",
    nothing: "لا صف يغيّر شيئًا.",
    reverts: "ما تتراجع عنه",
    unknown: "لم يُعثر على هذه المهمة",
    back: "كل المهام الجماعية",
    catalogue: "الكتالوج",
  },
  actions: {
    start: (count: number) =>
      plural(count, {
        one: "تغيير منتج واحد",
        two: "تغيير منتجين",
        few: "تغيير # منتجات",
        many: "تغيير # منتجًا",
        other: "تغيير # منتج",
      }),
    goOn: (count: number) =>
      plural(count, {
        one: "متابعة صف واحد",
        two: "متابعة صفين",
        few: "متابعة # صفوف",
        many: "متابعة # صفًا",
        other: "متابعة # صف",
      }),
    cancel: "إلغاء",
    finish: "محاولة الإنهاء",
    discard: "تجاهل",
    retry: (count: number) =>
      plural(count, {
        one: "إعادة تخطيط صف فاشل واحد",
        two: "إعادة تخطيط صفين فاشلين",
        few: "إعادة تخطيط # صفوف فاشلة",
        many: "إعادة تخطيط # صفًا فاشلًا",
        other: "إعادة تخطيط # صف فاشل",
      }),
    revert: "التراجع عنها",
    problems: (count: number) =>
      plural(count, {
        one: "تنزيل خطأ واحد",
        two: "تنزيل خطأين",
        few: "تنزيل # أخطاء",
        other: "تنزيل # خطأ",
      }),
    started: "بدأت",
    cancelled: "تتوقف بعد الصف الحالي",
    discarded: "تم التجاهل",
  },
  boxes: {
    title: "صناديق فيها هذه المنتجات",
    text: "يحصل كل منها على إصدار جديد واحد عند انتهاء المهمة.",
  },
  rows: {
    label: "الصفوف",
    all: "الكل",
    statuses: rowStatuses,
    line: "السطر",
    item: "المنتج",
    changes: "التغييرات",
    fields,
    isNew: "جديد",
    none: "–",
    was: "كان",
    becomes: "يصبح",
    unlimited: "غير محدود",
    yes: "نعم",
    no: "لا",
    empty: "لا صفوف هنا",
  },
  import: {
    title: "استيراد منتجات",
    lead: "أنشئ المنتجات وغيّرها بجدول بيانات. ترى أولًا ما سيفعله.",
    open: "استيراد",
    file: "ملف CSV",
    hint: "10,000 سطر و4 ميغابايت على الأكثر، بترميز UTF-8. القيم مفصولة بفواصل أو فواصل منقوطة أو علامات جدولة.",
    send: "عرض ما سيغيّره",
    choose: "اختر ملفًا",
    tooLarge: "حجم الملف أكبر من 4 ميغابايت",
    how: "كيف يعمل",
    steps: {
      file: "صدّر المنتجات من الكتالوج، وغيّر الملف في جدول بيانات، ثم استورده هنا.",
      lines: "السطر الذي فيه معرّف منتج يغيّره؛ وما ليس له عمود يبقى كما هو. وغيره ينشئ منتجًا جديدًا.",
      stock: "المخزون هو ما عددته أنت: القطع التي بيعت منذ التصدير تعود إلا إذا أزلت العمود.",
      version: `إن كان في الملف العمود ${isolate("Version")}، تُترك المنتجات التي تغيّرت منذ التصدير كما هي.`,
    },
  },
  edit: {
    open: (count: string) => `تغيير (${isolate(count)})`,
    title: "تغيير منتجات",
    text: (count: string) => `املأ ما يتغير. عدد المنتجات: ${isolate(count)}. الحقول الفارغة تبقى كما هي.`,
    percent: "تغيير السعر بالمئة",
    percentHint: `مثل 5 أو ${isolate("-12.5")}`,
    category: "الفئة",
    isActive: "في المتجر",
    isSellable: "يمكن شراؤه",
    stock: "المخزون",
    stockChanges: { add: "إضافة قطع", set: "تحديد عدد", unlimited: "غير محدود" },
    setStock: "القطع في المخزون",
    setStockHint: "ما جرى عدّه: العدد نفسه لكل منتج.",
    countWrong: "يجب أن يكون عددًا صحيحًا من 0 إلى 1,000,000",
    addStock: "إضافة إلى المخزون",
    addStockHint: "رقم سالب للإنقاص. المخزون غير المحدود يبقى كذلك.",
    keep: "يبقى كما هو",
    yes: "نعم",
    no: "لا",
    preview: "عرض ما يتغير",
    cancel: "إلغاء",
    nothing: "غيّر شيئًا",
    percentWrong: `يجب أن يكون من ${isolate("-90")} إلى 900، بمنزلتين عشريتين على الأكثر`,
    stockWrong: "يجب أن يكون عددًا صحيحًا لا يتجاوز 1,000,000",
  },
};
