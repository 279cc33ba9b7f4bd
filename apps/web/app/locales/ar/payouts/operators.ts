import type { adminPayouts as english } from "../../en/payouts/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number } from "../grammar.ts";

export const adminPayouts: Translated<typeof english> = {
  title: "دفعات الأرباح",
  lead: "أشخاص يطلبون أرباحهم. تنتظر كل دفعة قرارًا، ولا يقرر أحد في دفعته.",
  none: "لم يطلب أحد دفعة.",
  approve: "موافقة",
  approved: "تمت الموافقة وتُرسل الآن",
  reason: "السبب",
  reasonHint: "يقرؤه صاحب الطلب.",
  cancel: "إلغاء",
  download: "ملف للمصرف",
  sentText:
    "أُرسلت هذه الدفعة بالفعل. ارفضها فقط إذا أخبرك المصرف أنه لن يدفعها، وإلا دُفعت مرتين. يجب أن يوافق شخص آخر على ذلك.",
  stopped: "لا يمكن صرفه: توقفه قضية أو ردّ دفعة أو قفل أو كلمة مرور جديدة أو الهوية",
  differs: "تختلف هذه الدفعات عن دفاتر مزوّدها:",
  holdPayout: { open: "تعليق", submit: "تعليق", done: "عُلّقت الدفعة" },
  refusePayout: { open: "رفض", submit: "رفض", done: "رُفضت، وعاد المال إلى الرصيد" },
  states: {
    Requested: "بانتظار القرار",
    Held: "معلّقة",
    Approved: "موافَق عليها",
    Sent: "مُرسلة",
    Paid: "مدفوعة",
    Returned: "عادت",
    Refused: "مرفوضة",
    Cancelled: "مستردة",
  },
  differences: {
    UnknownToShop: "لا يعرفها المتجر",
    UnknownToProvider: "لا يعرفها المزوّد",
    Amount: "مبلغ آخر",
    State: "حالة أخرى",
    Transfers: "أُرسل مرتين، أو إلى حساب آخر، أو عاد جزء منه فقط",
  },
  make: (count: number) => `إنشاء ملف الدفعات: ${number(count)}`,
  made: (count: number) => `الدفعات في الملف: ${number(count)}`,
  shared: (count: number) => `آخرون لهم هذا الحساب: ${number(count)}`,
  asked: (time: string) => `طُلبت ${isolate(time)}`,
  accountAdded: (time: string) => `أُضيف الحساب ${isolate(time)}`,
  why: (reason: string) => `السبب: ${reason}`,
};
