import type { PaymentOption } from "@trove/contract/statuses";
import type { purchases as english } from "../en/purchases.ts";
import type { Translated } from "../texts.ts";
import { isolate } from "./grammar.ts";

const payments = {
  balance: "مدفوع من الرصيد",
  direct: "مدفوع بالبطاقة",
  guest: "مدفوع بالبطاقة",
} as const satisfies Record<PaymentOption, string>;

const invoice = {
  title: (number: string) => `الفاتورة ${isolate(number)}`,
  name: "فاتورة",
  back: "العودة إلى الطلبات",
  print: "طباعة",
  number: "الرقم",
  date: "التاريخ",
  status: "الحالة",
  payment: "الدفع",
  billTo: "الفاتورة إلى",
  shipTo: "الشحن إلى",
  caption: "المنتجات المطلوبة",
  item: "المنتج",
  unitPrice: "سعر القطعة",
  quantity: "الكمية",
  amount: "المبلغ",
  items: "المنتجات",
  shipping: (method: string) => `الشحن، ${isolate(method)}`,
  total: "الإجمالي",
  vat: "شامل ضريبة القيمة المضافة",
  notPaid: "لم يُدفع هذا الطلب بعد، لذا فهذه ليست فاتورة.",
  missing: "الطلب غير موجود",
};

export const purchases: Translated<typeof english> = {
  list: "الطلبات",
  empty: "لا طلبات بعد",
  toShop: "تصفّح المتجر",
  shipment: "الشحنة",
  toInventory: "في مقتنياتك",
  payments,
  openInvoice: "الفاتورة",
  ofOrder: (number: string) => `للطلب ${isolate(number)}`,
  invoice,
};
