import type { PaymentOption } from "@trove/contract/statuses";
import type { purchases as english } from "../en/purchases.ts";
import type { Translated } from "../texts.ts";
import { isolate, percent, plural } from "./grammar.ts";

const payments = {
  balance: "مدفوع من الرصيد",
  direct: "مدفوع بالبطاقة",
  guest: "مدفوع بالبطاقة",
} as const satisfies Record<PaymentOption, string>;

const kinds = { Invoice: "فاتورة", CreditNote: "إشعار دائن" };

const repeat: Translated<typeof english.repeat> = {
  order: "اطلب مجددًا",
  added: (count: number) =>
    plural(count, {
      zero: "لم يُضف أي منتج إلى سلتك.",
      one: "أُضيف منتج واحد إلى سلتك.",
      two: "أُضيف منتجان إلى سلتك.",
      few: "أُضيفت # منتجات إلى سلتك.",
      many: "أُضيف # منتجًا إلى سلتك.",
      other: "أُضيف # منتج إلى سلتك.",
    }),
  nothing: "لم يُضف شيء إلى سلتك.",
  gone: (name: string) => `${isolate(name)} لم يعد متوفرًا.`,
  fewer: (name: string, left: number) => `المتبقي من ${isolate(name)}: ${left} فقط.`,
  price: (name: string, before: string, now: string) =>
    `${isolate(name)}: السعر الآن ${isolate(now)} وكان ${isolate(before)}.`,
  full: "لا تتسع سلتك للمزيد من بعض المنتجات.",
  toCart: "إلى السلة",
};

export const purchases: Translated<typeof english> = {
  list: "الطلبات",
  empty: "لا طلبات بعد",
  toShop: "تصفّح المتجر",
  back: "جميع الطلبات",
  review: "كتابة تقييم",
  orderTitle: "الطلب",
  details: "تفاصيل الطلب",
  order: (day) => `طلب ${day}`,
  missing: "الطلب غير موجود",
  toInventory: "أُضيف إلى مقتنياتك",
  payments,
  payment: "الدفع",
  waiting: "بانتظار الدفع",
  unpaid: "غير مدفوع",
  refunded: (amount: string) => `استُرد ${isolate(amount)}`,
  billTo: "الفاتورة إلى",
  shipTo: "الشحن إلى",
  shipAndBillTo: "عنوان الشحن والفوترة",
  items: "المنتجات",
  pieces: (quantity: number, price: string) => `${quantity} × ${isolate(price)}`,
  discount: (code: string) => `الرمز ${isolate(code)}`,
  shipping: (method: string) => `الشحن، ${isolate(method)}`,
  total: "الإجمالي",
  vat: (rate: number) => `شامل ضريبة القيمة المضافة ${isolate(percent(rate))}`,
  documents: "الفاتورة",
  kinds,
  repeat,
  track: "تتبّع طلبك",
  tracking: {
    unknown: "لم يعد هذا الرابط يعمل. اطلب رابطًا جديدًا أدناه.",
    find: "ابحث عن طلبك",
    hint: "هل طلبت كزائر؟ نرسل رابط التتبع إلى عنوان البريد الذي طلبت به.",
    number: "رقم الطلب أو الشحنة",
    numberHint: `مثل ${isolate("O-204417730956")} أو ${isolate("S-204417730956")}`,
    email: "البريد الإلكتروني",
    send: "أرسل الرابط",
    sent: (email) => `إن وُجد طلب بهذا الرقم والعنوان فرابطه في الطريق إلى ${isolate(email)}.`,
    ours: "عرض طلباتك",
    oursHint: "طلبات حسابك كلها في مكان واحد.",
  },
};
