import type { Translated } from "../../texts.ts";
import type { wishes as english } from "../../en/items/wishes.ts";
import { isolate } from "../grammar.ts";

export const wishes: Translated<typeof english> = {
  title: "قائمة الأمنيات",
  lead: "نخبرك عندما ينخفض سعر أو يعود منتج إلى المخزون.",
  none: "قائمة أمنياتك فارغة. اختر القلب على منتج لحفظه.",
  newest: "جديد المتجر",
  browse: "تصفّح المتجر",
  save: "حفظ في قائمة الأمنيات",
  remove: "إزالة من قائمة الأمنيات",
  wished: (name: string) => `قائمة الأمنيات: ${isolate(name)}`,
  saved: (name: string) => `حُفظ ${isolate(name)} في قائمة أمنياتك`,
  removed: (name: string) => `أُزيل ${isolate(name)} من قائمة أمنياتك`,
  view: "عرض",
  undo: "تراجع",
  share: "مشاركة",
};
