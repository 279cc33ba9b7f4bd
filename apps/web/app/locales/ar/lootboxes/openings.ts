import type { InventoryStatus } from "@trove/contract/statuses";
import type { openings as english } from "../../en/lootboxes/openings.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, percent } from "../grammar.ts";

const statuses = {
  InInventory: "في مقتنياتك",
  Shipping: "في الطريق إليك",
  Delivered: "تم التسليم",
  Sold: "تم البيع",
  Returned: "أُعيد إلى المتجر",
} as const satisfies Record<InventoryStatus, string>;

export const openings: Translated<typeof english> = {
  title: (box: string) => `فتح ${isolate(box)}`,
  titleUnknown: "عملية فتح",
  close: "إغلاق",
  box: "الصندوق",
  paid: "المدفوع",
  odds: "الاحتمال",
  oddsOf: (probability: number) => `${percent(probability)} (1 من كل ${number(1 / probability)})`,
  ticket: "التذكرة المسحوبة",
  ticketOf: (ticket: number) => number(ticket),
  range: (from: number, to: number) => `ضمن النطاق من ${number(from)} إلى ${number(to)}`,
  openedAt: "وقت الفتح",
  now: "حالة المنتج",
  statuses,
  opening: "عملية الفتح",
  sameRequest: "فُتحت معًا",
  oneOf: (place: number, all: number) => `${place} من ${all} فُتحت معًا`,
  proof: "الإثبات",
};
