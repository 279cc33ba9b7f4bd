import type { item as english } from "../../en/items/item.ts";
import type { Translated } from "../../texts.ts";
import { isolate, oneIn, percent } from "../grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${isolate(name)} بسعر ${isolate(price)}.`,
  path: "مسار التنقل",
  pictures: "الصور",
  picture: (number: number, total: number) => `الصورة ${number} من ${total}`,
  by: (brand: string) => `من ${isolate(brand)}`,
  inStock: "متوفر",
  stock: (count: number) => `المتوفر: ${count}`,
  soldOutText: "نفدت الكمية. قد يتوفر مجددًا.",
  notSold: "ليس للبيع. لا تحصل عليه إلا بالفوز به.",
  buyNow: "اشترِ الآن",
  quantity: "الكمية",
  fewer: "إنقاص قطعة",
  more: "زيادة قطعة",
  atMost: (most: number) => `الحد الأقصى ${most}`,
  delivery: (price: string) => `التوصيل خلال 3 إلى 5 أيام عمل مقابل ${isolate(price)} لكل طلب`,
  specifications: "المواصفات",
  safety: {
    title: "السلامة والمصنّع",
    warnings: "تحذيرات",
    manufacturer: "المصنّع",
    responsible: "المسؤول في الاتحاد الأوروبي",
    identifier: "الطراز أو الدفعة",
  },
  winTitle: "اربحه في هذه الصناديق",
  winText: "احتمال فوزك بهذا المنتج في كل عملية فتح.",
  chance: (probability: number) => `${oneIn(probability)} من عمليات الفتح`,
  percent: (probability: number) => percent(probability),
  similar: "قد يعجبك أيضًا",
  instead: "منتجات مشابهة متوفرة",
  missingTitle: "المنتج غير موجود",
  missingText: "ربما لم يعد متوفرًا، أو أن الرابط غير صحيح.",
  toShop: "إلى المتجر",
};
