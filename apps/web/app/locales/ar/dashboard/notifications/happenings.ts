import type { happenings as english } from "../../../en/dashboard/notifications/happenings.ts";
import type { Translated } from "../../../texts.ts";
import { isolate, plural } from "../../grammar.ts";

/** Texts of notifications to operators. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    shipments: "الشحنات",
    catalogue: "الكتالوج",
    payments: "المدفوعات",
    boxes: "الصناديق",
    approvals: "الموافقات",
    cases: "القضايا",
  },
  orderWaiting: (number: string) => `الشحنة *${isolate(number)}* تنتظر الموافقة`,
  stocksLow: (count: number) =>
    plural(count, {
      zero: "لا منتجات مخزونها منخفض",
      one: "*منتج واحد* مخزونه منخفض",
      two: "*منتجان* مخزونهما منخفض",
      few: "*# منتجات* مخزونها منخفض",
      many: "*# منتجًا* مخزونها منخفض",
      other: "*# منتج* مخزونها منخفض",
    }),
  boxesShort: (count: number) =>
    plural(count, {
      zero: "لا صناديق مفتوحة تَعِد بما لا يملكه المتجر",
      one: "*صندوق مفتوح واحد* يَعِد بما لا يملكه المتجر",
      two: "*صندوقان مفتوحان* يَعِدان بما لا يملكه المتجر",
      few: "*# صناديق مفتوحة* تَعِد بما لا يملكه المتجر",
      many: "*# صندوقًا مفتوحًا* تَعِد بما لا يملكه المتجر",
      other: "*# صندوق مفتوح* تَعِد بما لا يملكه المتجر",
    }),
  stockLow: (name: string, available: number) =>
    available === 0 ? `نفدت كمية *${isolate(name)}*` : `لم يبق من *${isolate(name)}* سوى *${available}*`,
  captureQuarantined: (id: string) => `الدفعة *${isolate(id)}* لا تخص أي طلب`,
  refundFailed: "*رفض مزوّد الدفع ردّ مبلغ*",
  approvalWaiting: (name: string) => `طلب موافقة من *${isolate(name)}*`,
  approvalDecided: (isApproved: boolean) => `طلبك: *${isApproved ? "تمت الموافقة" : "تم الرفض"}*`,
  approvalExpired: "*انتهت مهلة طلبك* دون قرار",
  boxesKept: (count: number) =>
    plural(count, {
      zero: "لا صناديق مفتوحة تحتفظ باحتمالاتها",
      one: "*صندوق مفتوح واحد يحتفظ باحتمالاته*: لم تنته مهمة جماعية كما تمت الموافقة عليها",
      two: "*صندوقان مفتوحان يحتفظان باحتمالاتهما*: لم تنته مهمة جماعية كما تمت الموافقة عليها",
      few: "*# صناديق مفتوحة تحتفظ باحتمالاتها*: لم تنته مهمة جماعية كما تمت الموافقة عليها",
      many: "*# صندوقًا مفتوحًا تحتفظ باحتمالاتها*: لم تنته مهمة جماعية كما تمت الموافقة عليها",
      other: "*# صندوق مفتوح تحتفظ باحتمالاتها*: لم تنته مهمة جماعية كما تمت الموافقة عليها",
    }),
  complaintReceived: (number: string) => `شكوى جديدة: *${isolate(number)}*`,
  complaintDue: (number: string) => `يجب الرد على الشكوى *${isolate(number)}* خلال ثلاثة أيام`,
  complaintOverdue: (number: string) => `كان يجب الرد على الشكوى *${isolate(number)}* قبل الآن`,
  identityWaiting: "*هوية* بانتظار التحقق",
  payoutWaiting: (amount: string) => `*دفعة أرباح بمبلغ ${isolate(amount)}* بانتظار قرار`,
  boxStrays: (name: string) => `عائد *${isolate(name)}* لا يطابق احتمالاته`,
};
