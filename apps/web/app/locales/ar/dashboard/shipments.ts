import type { DeliveryOutcome, OrderActor, OrderDetail, OrderStatus } from "@trove/contract/statuses";
import type { adminShipments as english } from "../../en/dashboard/shipments.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const moves = {
  PaymentPending: "انتظار الدفع",
  Ordered: "اعتبارها مطلوبة",
  Approved: "موافقة",
  Shipping: "بدء التجهيز",
  Shipped: "التسليم لشركة الشحن",
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
  System: "تلقائيًا",
} as const satisfies Record<OrderActor, string>;

const outcomes = {
  Delivered: "تم التسليم",
  Unknown: "لا شحنة بهذا الرقم",
  Ambiguous: "عدة شحنات لها رقم التتبع هذا",
  Repeated: "صف أعلاه يذكر الشحنة نفسها",
  NotSent: "لم تُسلَّم لشركة شحن",
  AlreadyDelivered: "تم تسليمها بالفعل",
} as const satisfies Record<DeliveryOutcome, string>;

export const adminShipments: Translated<typeof english> = {
  title: "الشحنات",
  lead: "شحنات الجميع، وما يلزم عمله بها.",
  shipment: "الشحنة",
  status: "الحالة",
  number: "الرقم",
  ordered: "تاريخ الطلب",
  all: "الكل",
  views: { toDo: "بانتظاري", onTheWay: "في الطريق", delivered: "تم التسليم" },
  arrival: "الوصول",
  arrived: "وصلت",
  notArrived: "لم تصل",
  country: "الوجهة",
  search: "الرقم أو البريد الإلكتروني أو رقم التتبع أو الاسم",
  results: (count: number) => plural(count, nouns.shipments),
  empty: "لا شحنات هنا",
  guest: "زائر",
  contact: "التواصل",
  items: "المنتجات",
  address: "الوجهة",
  delivery: "التوصيل",
  next: "التالي",
  nothing: "لم يبق ما يلزم عمله.",
  shortage: (name: string, needed: number, available: number) =>
    `${isolate(name)}: المطلوب ${needed}، وعلى الرف ${available}`,
  actors,
  deliveries: {
    open: "تأكيد التسليمات",
    title: "التسليمات من ملف",
    text: "ملف CSV فيه أرقام شحنات أو أرقام تتبع، مثل تقرير شركة الشحن. ترى ما يفعله قبل حفظ أي شيء.",
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
    leftOut: (count: number) =>
      plural(count, {
        zero: "لا صف متروكًا",
        one: "تُرك صف واحد",
        two: "تُرك صفان",
        few: "تُركت # صفوف",
        many: "تُرك # صفًا",
        other: "تُرك # صف",
      }),
    download: "تنزيل هذه الصفوف",
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
  cancelOpen: "إلغاء هذه الشحنة…",
  cancelText: "يعود ما دُفع مقابلها. لا يمكن التراجع عن هذا.",
  printPacking: "طباعة قائمة التجهيز",
  packingList: "قائمة التجهيز",
  quantity: "الكمية",
  packed: "جُهّز",
  short: "المخزون لا يكفي",
  approveChosen: (count: string) => `موافقة (${isolate(count)})`,
  packChosen: (count: string) => `بدء التجهيز (${isolate(count)})`,
  printChosen: (count: string) => `طباعة قوائم التجهيز (${isolate(count)})`,
  progress: (done: number, of: number) => `تم نقل ${number(done)} من ${number(of)}`,
  movedOn: (count: number) =>
    plural(count, {
      zero: "لم تُنقل أي شحنة",
      one: "تم نقل شحنة واحدة",
      two: "تم نقل شحنتين",
      few: "تم نقل # شحنات",
      other: "تم نقل # شحنة",
    }),
  refused: (shipment: string, reason: string) => `لم تُنقل ${isolate(shipment)}: ${isolate(reason)}`,
  unknown: (shipment: string, reason: string) => `لا يُعرف هل نُقلت ${isolate(shipment)}: ${isolate(reason)}`,
  moved: (shipment: string) => `تم حفظ ${isolate(shipment)}`,
};
