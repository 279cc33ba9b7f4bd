import type { compare as english } from "../../en/lootboxes/compare.ts";
import type { Translated } from "../../texts.ts";

export const compare: Translated<typeof english> = {
  title: "قارن بين صندوقين",
  description: "صندوقان جنبًا إلى جنب: السعر ومتوسط القيمة واحتمال تجاوز السعر ومدى تفاوت الجوائز.",
  lead: "كل الأرقام مأخوذة من الاحتمالات المنشورة.",
  first: "الصندوق الأول",
  second: "الصندوق الثاني",
  see: "شاهد هذا الصندوق",
  figure: "المؤشر",
  spread: (percent: number) => `${percent} من كل 100 عملية فتح قيمتها على الأكثر`,
  better: "أعلى",
  half: "نصف عمليات الفتح",
  best: "أفضل منتج",
  common: "منتجات في الصندوقين",
  noneCommon: "لا يوجد منتج مشترك بين هذين الصندوقين.",
  item: "المنتج",
  tooFew: "لا يوجد صندوقان متاحان للمقارنة.",
};
