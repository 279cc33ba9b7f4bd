import type { lists as english } from "../en/lists.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";
import { nouns } from "./nouns.ts";

export const lists: Translated<typeof english> = {
  pages: "الصفحات",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
  page: (number: number) => `الصفحة ${number}`,
  results: (count: number) => plural(count, nouns.results),
  clear: "مسح عوامل التصفية",
  filters: "التصفية",
  sort: "الترتيب حسب",
  search: "بحث",
  clearSearch: "مسح البحث",
  searchFor: (text: string) => `«${isolate(text)}»`,
  price: "السعر",
  min: "الأدنى",
  max: "الأعلى",
  minPrice: "أدنى سعر باليورو",
  maxPrice: "أعلى سعر باليورو",
  priceFrom: (amount: string) => `من ${isolate(amount)}`,
  priceTo: (amount: string) => `حتى ${isolate(amount)}`,
  priceBetween: (low: string, high: string) => `من ${isolate(low)} إلى ${isolate(high)}`,
  priceFaults: {
    amount: "يجب أن يكون السعر مبلغًا، مثل 12.50",
    order: "يجب ألا يقل أعلى سعر عن أدنى سعر",
  },
  chosen: "عوامل التصفية المختارة",
  remove: (what: string) => `إزالة: ${isolate(what)}`,
  show: (results: string) => `عرض (${isolate(results)})`,
};
