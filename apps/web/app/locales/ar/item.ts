import type { item as english } from "../en/item.ts";
import type { Translated } from "../texts.ts";
import { isolate, oneIn, percent } from "./grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${isolate(name)} بسعر ${isolate(price)}.`,
  path: "مكانك في المتجر",
  pictures: "الصور",
  picture: (number: number, total: number) => `الصورة ${number} من ${total}`,
  by: (brand: string) => `من ${isolate(brand)}`,
  inStock: "متوفر",
  stock: (count: number) => `المتوفر: ${count}`,
  soldOutText: "نفدت الكمية. قد يعود لاحقًا.",
  notSold: "ليس للبيع. لا يمكن الحصول عليه إلا بالفوز به.",
  buyNow: "اشترِ الآن",
  quantity: "الكمية",
  fewer: "إنقاص قطعة",
  more: "زيادة قطعة",
  atMost: (most: number) => `الحد الأقصى ${most}`,
  delivery: (price: string) => `التوصيل خلال 3 إلى 5 أيام عمل مقابل ${isolate(price)} للطلب`,
  winTitle: "اربحه في هذه الصناديق",
  winText: "احتمال أن تمنحك عملية فتح واحدة هذا المنتج.",
  chance: (probability: number) => `${oneIn(probability)} من عمليات الفتح`,
  percent: (probability: number) => percent(probability),
  related: (category: string) => `المزيد من ${isolate(category)}`,
  missingTitle: "هذا المنتج غير موجود هنا",
  missingText: "ربما لم يعد في المتجر، أو أن العنوان غير صحيح تمامًا.",
  toShop: "إلى المتجر",
};
