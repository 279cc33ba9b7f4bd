import type { ChangeField, WorkKind, WorkRowStatus, WorkStatus } from "@trove/contract/statuses";
import type { works as english } from "../../en/operators/works.ts";
import type { Translated } from "../../texts.ts";
import { exactPercent, isolate, number, plural } from "../grammar.ts";

const kinds = {
  ItemImport: "استيراد منتجات",
  ItemEdit: "تغيير منتجات",
  ItemRevert: "تراجع",
  ShipmentMove: "شحنات",
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
  weightGrams: "الوزن بالغرام",
  isSellable: "يمكن شراؤه",
  isActive: "في المتجر",
  pictures: "الصور",
  altTexts: "وصف الصور",
  slug: "عنوان الرابط",
  status: "الحالة",
  frName: "الاسم بالفرنسية",
  frDescription: "الوصف بالفرنسية",
  viName: "الاسم بالفيتنامية",
  viDescription: "الوصف بالفيتنامية",
  cnName: "الاسم بالصينية",
  cnDescription: "الوصف بالصينية",
  arName: "الاسم بالعربية",
  arDescription: "الوصف بالعربية",
} as const satisfies Record<ChangeField, string>;

export const works: Translated<typeof english> = {
  title: "المهام الجماعية",
  lead: "عمليات الاستيراد والتغييرات الجماعية: مخططة وجارية ومنجزة.",
  label: "المهام الجماعية",
  results: (count: number) =>
    plural(count, {
      zero: "لا مهام",
      one: "مهمة واحدة",
      two: "مهمتان",
      few: "# مهام",
      other: "# مهمة",
    }),
  empty: "لا عمليات استيراد أو تغييرات جماعية بعد",
  all: "الكل",
  kinds,
  statuses,
  named: (kind: string, title: string) => (title === "" ? kind : `${kind}: ${isolate(title)}`),
  page: {
    planned: "لم يتغير شيء بعد. راجع التغييرات، ثم ابدأ.",
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
    nothing: "لا تغييرات.",
    reverts: "ما تتراجع عنه",
    unknown: "المهمة غير موجودة",
    back: "كل المهام الجماعية",
    catalogue: "الكتالوج",
    failedRows: (count: number) =>
      plural(count, {
        zero: "لم يفشل أي صف",
        one: "فشل صف واحد",
        two: "فشل صفان",
        few: "فشلت # صفوف",
        many: "فشل # صفًا",
        other: "فشل # صف",
      }),
    withErrors: (count: number) =>
      plural(count, {
        zero: "لا صفوف فيها أخطاء",
        one: "صف واحد فيه أخطاء",
        two: "صفان فيهما أخطاء",
        few: "# صفوف فيها أخطاء",
        many: "# صفًا فيها أخطاء",
        other: "# صف فيها أخطاء",
      }),
    details: "عرض الصفوف",
    dismiss: "إخفاء",
    shipments: "الشحنات",
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
    startMoves: (count: number) =>
      plural(count, {
        zero: "لا شحنات للتحديث",
        one: "تحديث شحنة واحدة",
        two: "تحديث شحنتين",
        few: "تحديث # شحنات",
        other: "تحديث # شحنة",
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
        one: "إعادة محاولة صف فاشل واحد",
        two: "إعادة محاولة صفين فاشلين",
        few: "إعادة محاولة # صفوف فاشلة",
        many: "إعادة محاولة # صفًا فاشلًا",
        other: "إعادة محاولة # صف فاشل",
      }),
    revert: "التراجع عنها",
    problems: (count: number) =>
      plural(count, {
        one: "تنزيل خطأ واحد",
        two: "تنزيل خطأين",
        few: "تنزيل # أخطاء",
        other: "تنزيل # خطأ",
      }),
    started: "تم البدء",
    cancelled: "تتوقف بعد الصف الحالي",
    discarded: "تم التجاهل",
  },
  boxes: {
    title: "صناديق فيها هذه المنتجات",
    text: "يحصل كل منها على إصدار جديد واحد عند انتهاء المهمة.",
  },
  boxesKept: {
    title: (count: number) =>
      plural(count, {
        zero: "لا صناديق مفتوحة تحتفظ باحتمالاتها",
        one: "صندوق مفتوح واحد يحتفظ باحتمالاته",
        two: "صندوقان مفتوحان يحتفظان باحتمالاتهما",
        few: "# صناديق مفتوحة تحتفظ باحتمالاتها",
        many: "# صندوقًا مفتوحًا تحتفظ باحتمالاتها",
        other: "# صندوق مفتوح تحتفظ باحتمالاتها",
      }),
    text: "بالأسعار الحالية ستختلف الاحتمالات عمّا تمت الموافقة عليه. انشر كل صندوق من صفحته، أو نفّذ الصفوف المتبقية.",
    payout: (before: number, after: number) =>
      `العائد ${isolate(exactPercent(before))}، وبالأسعار الحالية ${isolate(exactPercent(after))}`,
  },
  rows: {
    label: "الصفوف",
    all: "الكل",
    statuses: rowStatuses,
    line: "السطر",
    item: "المنتج",
    shipment: "الشحنة",
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
    lead: "أنشئ المنتجات وغيّرها بجدول بيانات. يمكنك مراجعة التغييرات أولًا.",
    open: "استيراد",
    file: "ملف CSV أو zip",
    hint: "حتى 10,000 سطر و4 م.ب بترميز UTF-8. يحتوي ملف zip على ملف CSV وحتى 200 صورة، 40 م.ب.",
    send: "مراجعة التغييرات",
    choose: "اختر ملفًا",
    tooLarge: "الملف أكبر من 4 م.ب، أو 40 م.ب لملف zip",
    how: "كيف يعمل",
    steps: {
      file: "صدّر المنتجات من الكتالوج، وغيّر الملف في جدول بيانات، ثم استورده هنا.",
      lines:
        "السطر الذي فيه معرّف منتج يغيّر ذلك المنتج؛ والحقول التي لا عمود لها تبقى كما هي. وأي سطر آخر ينشئ منتجًا جديدًا.",
      pictures: "الصور: اكتب أسماء ملفاتها في العمود Pictures، كل اسم في سطر، واضغطها مع ملف CSV في ملف zip.",
      stock: "المخزون هو ما جرى عدّه: تُضاف إليه مجددًا القطع المباعة منذ التصدير، ما لم تُزِل العمود.",
      version: `إن كان في الملف العمود ${isolate("Version")}، يتم تخطي المنتجات التي تغيّرت منذ التصدير.`,
    },
  },
  edit: {
    open: (count: string) => `تغيير (${isolate(count)})`,
    title: "تغيير منتجات",
    text: (count: string) => `أدخل ما تريد تغييره. عدد المنتجات: ${isolate(count)}. الحقول الفارغة تبقى كما هي.`,
    percent: "تغيير السعر بالنسبة المئوية",
    percentHint: `مثل 5 أو ${isolate("-12.5")}`,
    category: "الفئة",
    isActive: "في المتجر",
    isSellable: "يمكن شراؤه",
    weight: "وزن القطعة (غرام)",
    weightWrong: "يجب أن يكون عددًا صحيحًا من الغرامات بين 1 و1,000,000",
    stock: "المخزون",
    stockChanges: { add: "إضافة قطع", set: "تحديد عدد", unlimited: "غير محدود" },
    setStock: "القطع في المخزون",
    setStockHint: "ما جرى عدّه: العدد نفسه لكل منتج.",
    countWrong: "يجب أن يكون عددًا صحيحًا من 0 إلى 1,000,000",
    addStock: "إضافة إلى المخزون",
    addStockHint: "استخدم رقمًا سالبًا للإنقاص. المخزون غير المحدود يبقى كذلك.",
    keep: "بلا تغيير",
    yes: "نعم",
    no: "لا",
    preview: "مراجعة التغييرات",
    cancel: "إلغاء",
    nothing: "أدخل تغييرًا واحدًا على الأقل",
    percentWrong: `يجب أن يكون من ${isolate("-90")} إلى 900، بمنزلتين عشريتين على الأكثر`,
    stockWrong: "يجب أن يكون عددًا صحيحًا لا يتجاوز 1,000,000",
  },
};
