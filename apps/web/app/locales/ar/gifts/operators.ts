import type { adminGifts as english } from "../../en/gifts/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number } from "../grammar.ts";

export const adminGifts: Translated<typeof english> = {
  title: "رموز الهدايا",
  lead: "رموز يستبدلها الناس برصيد. لا يرى أحد رمزًا هنا: يُرسل بالبريد إلى صاحبه.",
  owed: (amount: string) => `المستحق للرموز التي ما زال يمكن استخدامها: ${isolate(amount)}.`,
  issue: "إصدار رمز",
  issued: (email: string) => `الرمز في طريقه إلى ${isolate(email)}`,
  results: (count: number) => `عدد الرموز: ${number(count)}`,
  empty: "لا توجد رموز هدايا",
  named: (amount: string, day: string) => `${isolate(amount)} بتاريخ ${isolate(day)}`,
  of: (amount: string) => `رمز هدية بقيمة ${isolate(amount)}`,
  state: "الحالة",
  all: "الكل",
  sources: { Bought: "مشترى", Issued: "صادر" },
  states: { Held: "محجوز", Active: "ساري", Redeemed: "مستخدم", Expired: "منتهٍ", Void: "ملغى" },
  cancel: "إلغاء",
  emailHint: "يُرسل الرمز إلى هذا العنوان. تحقّق منه: يستطيع كل من يقرأ الرسالة استخدامه.",
  fields: {
    amount: "المبلغ باليورو",
    email: "بريد المستلم",
    language: "لغة الرسالة",
    reason: "السبب، لسجل التدقيق",
  },
  mistakes: {
    amount: (least: string, most: string) => `اكتب مبلغًا من ${isolate(least)} إلى ${isolate(most)}`,
  },
  void: "إلغاء الرمز",
  voidHint: "لا يمكن استخدامه بعد ذلك، ولا يبقى مستحقًا. لا رجوع عن هذا.",
  refundHint: "يُردّ المبلغ إلى البطاقة التي دفعت. اضغط مرة أخرى إذا فشل الرد.",
  voided: "أُلغي الرمز",
};
