import type { Translated } from "../../texts.ts";
import type { happenings as english } from "../../en/notifications/happenings.ts";
import { isolate } from "../grammar.ts";

/** Texts of notifications to customers. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    account: "الحساب",
    orders: "الطلبات",
    shipments: "الشحنات",
    payments: "المدفوعات",
    boxes: "الصناديق",
    wishlist: "قائمة الأمنيات",
  },
  orderPaid: (number: string) => `استلمنا دفعة الطلب *${isolate(number)}*`,
  orderPaidLate: (number: string, amount: string) =>
    `أُضيف *${isolate(amount)}* إلى رصيدك: *${isolate(number)}* دُفع متأخرًا`,
  orderUnpaid: (number: string) => `أُلغي الطلب *${isolate(number)}*: لم تنجح دفعته`,
  shipmentMoved: {
    Approved: (number: string) => `تمت الموافقة على الشحنة *${isolate(number)}*`,
    Shipping: (number: string) => `نجهّز الشحنة *${isolate(number)}*`,
    Shipped: (number: string) => `الشحنة *${isolate(number)}* في الطريق إليك`,
    Delivered: (number: string) => `تم تسليم الشحنة *${isolate(number)}*`,
    Cancelled: (number: string) => `أُلغيت الشحنة *${isolate(number)}*`,
  },
  toppedUp: (amount: string) => `أُضيف *${isolate(amount)}* إلى رصيدك`,
  topUpFailed: (amount: string) => `لم ينجح شحن رصيدك بمبلغ *${isolate(amount)}*. لم يُخصم منك شيء`,
  refunded: (amount: string) => `رددنا *${isolate(amount)}* إلى وسيلة الدفع التي استخدمتها`,
  refundCameBack: (amount: string) => `لم يصل استرداد *${isolate(amount)}*، فعاد المبلغ إلى رصيدك`,
  payoutEnded: {
    Paid: (amount: string) => `دفعة أرباحك *${isolate(amount)}* في طريقها إلى مصرفك`,
    Returned: (amount: string) => `عادت دفعة أرباحك *${isolate(amount)}* إلى رصيدك`,
    Refused: (amount: string) => `لم تُنفَّذ دفعة أرباحك *${isolate(amount)}*، فعاد المبلغ إلى رصيدك`,
  },
  credited: (amount: string) => `أضفنا *${isolate(amount)}* إلى رصيدك هدية منا`,
  identityDecided: {
    Verified: "تم *التحقق من هويتك*",
    Refused: "*تعذّر التحقق* من هويتك",
    Declared: "يرجى إرسال *صورك* مرة أخرى",
  },
  bigWin: (name: string, worth: string) => `ربحت *${isolate(name)}* بقيمة *${isolate(worth)}*`,
  priceFell: (name: string, price: string) => `سعر *${isolate(name)}* الآن *${isolate(price)}*`,
  backInStock: (name: string, price: string) => `عاد *${isolate(name)}* إلى المخزون بسعر *${isolate(price)}*`,
};
