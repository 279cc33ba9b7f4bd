import type { DeliveryOutcome } from "@trove/contract/carrier-steps";
import type { OrderActor, OrderDetail, OrderStatus } from "@trove/contract/statuses";
import type { adminShipments as english } from "../../en/shipments/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const moves = {
  PaymentPending: "انتظار الدفع",
  Ordered: "وضع علامة «تم الطلب»",
  Approved: "موافقة",
  Shipping: "بدء التجهيز",
  Shipped: "وضع علامة «تم الشحن»",
  Cancelled: "إلغاء الشحنة",
} as const satisfies Record<OrderStatus, string>;

const details = {
  carrier: "شركة الشحن",
  trackingNumber: "رقم التتبع",
  reason: "السبب",
} as const satisfies Record<OrderDetail, string>;

const actors = {
  User: "من قِبل صاحبها",
  Admin: "من قِبل مشغّل",
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const outcomes = {
  Delivered: "تم التسليم",
  Unknown: "لا شحنة بهذا الرقم",
  Ambiguous: "عدة شحنات لها رقم التتبع هذا",
  Repeated: "تكرار لصف أعلاه",
  NotSent: "لم تُشحن بعد",
  AlreadyDelivered: "تم تسليمها بالفعل",
  Noted: "سُجّلت الخطوة",
  Unreadable: "حالة أو وقت غير مفهوم",
  WrongTime: "وقت قبل الطلب أو في المستقبل",
  Returning: "في طريق العودة، فلم تُسلَّم",
} as const satisfies Record<DeliveryOutcome, string>;

export const adminShipments: Translated<typeof english> = {
  title: "الشحنات",
  lead: "كل الشحنات، والخطوة التالية لكل منها.",
  shipment: "الشحنة",
  all: "الكل",
  views: { toDo: "تتطلب إجراءً", onTheWay: "في الطريق", delivered: "تم التسليم", late: "متأخرة" },
  arrival: "الوصول",
  arrived: "وصلت",
  notArrived: "لم تصل",
  promise: "الأيام الموعودة",
  late: "متأخرة",
  notLate: "غير متأخرة",
  search: "الرقم أو البريد الإلكتروني أو رقم التتبع أو الاسم",
  results: (count: number) => plural(count, nouns.shipments),
  empty: "لا شحنات",
  guest: "زائر",
  contact: "التواصل",
  items: "المنتجات",
  address: "عنوان التوصيل",
  delivery: "التوصيل",
  next: "التالي",
  nextParcel: "الطرد التالي",
  nothing: "لم يبق ما يلزم عمله.",
  shortage: (name: string, needed: number, available: number) =>
    `${isolate(name)}: المطلوب ${needed}، والمتوفر ${available}`,
  actors,
  deliveries: {
    open: "تأكيد التسليمات",
    title: "استيراد التسليمات",
    text: "ملف CSV فيه أرقام شحنات أو أرقام تتبع، مثل تقرير شركة الشحن. وتضيف أعمدة status وtime وplace خطوات الطريق. يمكنك مراجعة النتيجة قبل حفظ أي شيء.",
    file: "الملف",
    tooLong: "الملف أطول من اللازم. قسّمه إلى ملفات من 1,000 صف على الأكثر.",
    row: "الصف",
    reference: "في الملف",
    outcome: "النتيجة",
    outcomes,
    ready: (count: number) =>
      plural(count, {
        zero: "لم تصل أي شحنة",
        one: "وصلت شحنة واحدة",
        two: "وصلت شحنتان",
        few: "وصلت # شحنات",
        other: "وصلت # شحنة",
      }),
    noted: (count: number) =>
      plural(count, {
        zero: "لم تُسجّل أي خطوة",
        one: "سُجّلت خطوة واحدة",
        two: "سُجّلت خطوتان",
        few: "سُجّلت # خطوات",
        other: "سُجّلت # خطوة",
      }),
    save: "حفظ الخطوات",
    leftOut: (count: number) =>
      plural(count, {
        zero: "لم يتم تخطي أي صف",
        one: "تم تخطي صف واحد",
        two: "تم تخطي صفين",
        few: "تم تخطي # صفوف",
        many: "تم تخطي # صفًا",
        other: "تم تخطي # صف",
      }),
    download: "تنزيل الصفوف التي تم تخطيها",
    confirm: (count: number) =>
      plural(count, {
        one: "تأكيد تسليم واحد",
        two: "تأكيد تسليمين",
        few: "تأكيد # تسليمات",
        many: "تأكيد # تسليمًا",
        other: "تأكيد # تسليم",
      }),
    done: (count: number) =>
      plural(count, {
        zero: "لم يُؤكَّد أي تسليم",
        one: "تم تأكيد تسليم واحد",
        two: "تم تأكيد تسليمين",
        few: "تم تأكيد # تسليمات",
        many: "تم تأكيد # تسليمًا",
        other: "تم تأكيد # تسليم",
      }),
  },
  moves,
  details,
  delivered: "وضع علامة «تم التسليم»",
  cancelOpen: "إلغاء الشحنة…",
  cancelText: "يُردّ المبلغ المدفوع. لا يمكن التراجع عن هذا.",
  printPacking: "طباعة قائمة التجهيز",
  packingList: "قائمة التجهيز",
  quantity: "الكمية",
  packed: "جُهّز",
  short: "المخزون لا يكفي",
  approveChosen: (count: string) => `موافقة (${isolate(count)})`,
  packChosen: (count: string) => `بدء التجهيز (${isolate(count)})`,
  cancelChosen: (count: string) => `إلغاء (${isolate(count)})`,
  printChosen: (count: string) => `طباعة قوائم التجهيز (${isolate(count)})`,
  work: "المهام الجماعية",
  many: {
    titles: { Approved: "الموافقة على شحنات", Shipping: "بدء تجهيز شحنات", Cancelled: "إلغاء شحنات" },
    asked: (count: number) =>
      plural(count, {
        zero: "لن تُلغى أي شحنة.",
        one: "ستُلغى شحنة واحدة ويُردّ مبلغها. لا يمكن التراجع عن ذلك.",
        two: "ستُلغى شحنتان ويُردّ مبلغهما. لا يمكن التراجع عن ذلك.",
        few: "ستُلغى # شحنات وتُردّ مبالغها. لا يمكن التراجع عن ذلك.",
        other: "ستُلغى # شحنة وتُردّ مبالغها. لا يمكن التراجع عن ذلك.",
      }),
    reasonHint: "يراه العملاء في الرسالة عن شحنتهم.",
    review: "مراجعة",
    willMove: (count: number) =>
      plural(count, {
        zero: "لن تُحدَّث أي شحنة",
        one: "ستُحدَّث شحنة واحدة",
        two: "ستُحدَّث شحنتان",
        few: "ستُحدَّث # شحنات",
        other: "ستُحدَّث # شحنة",
      }),
    nothing: "لا يمكن تحديث أي منها",
    leftOut: (count: number) =>
      plural(count, {
        zero: "لا شحنات مستثناة",
        one: "شحنة واحدة مستثناة",
        two: "شحنتان مستثناتان",
        few: "# شحنات مستثناة",
        other: "# شحنة مستثناة",
      }),
    alreadySo: (count: number) =>
      plural(count, {
        zero: "لا شحنات بهذه الحالة بعد",
        one: "شحنة واحدة بهذه الحالة بالفعل",
        two: "شحنتان بهذه الحالة بالفعل",
        few: "# شحنات بهذه الحالة بالفعل",
        other: "# شحنة بهذه الحالة بالفعل",
      }),
    background: "يجري ذلك في الخلفية، ويمكنك إغلاق هذه الصفحة.",
    rows: "عرض كل الشحنات",
    cancel: "رجوع",
  },
  moved: (shipment: string) => `تم حفظ ${isolate(shipment)}`,
};
