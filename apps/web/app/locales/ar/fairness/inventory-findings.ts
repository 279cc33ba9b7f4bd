import type { Translated } from "../../texts.ts";
import type { inventoryFindings as english } from "../../en/fairness/inventory-findings.ts";
import { isolate, number } from "../grammar.ts";

export const inventoryFindings: Translated<typeof english> = {
  title: "مقتنياتك لا تطابق ما وقّعه المتجر",
  lead: "يحتفظ متصفحك بالوثائق التي وقّعها المتجر عن عمليات الفتح. وهي تذكر ما تملكه وسعر بيعه. احفظ الأدلة وتواصل معنا.",
  missing: (nonce: number) => `ربحته في عملية الفتح رقم ${number(nonce)}، لكنه ليس في مقتنياتك.`,
  price: (signed: string, shown: string) =>
    `السعر في جدول الاحتمالات الموقّع ${isolate(signed)}، والمتجر يعرض ${isolate(shown)}.`,
};
