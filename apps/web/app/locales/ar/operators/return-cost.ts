import type { returnCostTexts as english } from "../../en/operators/return-cost.ts";
import type { Translated } from "../../texts.ts";
import { isolate, percent } from "../grammar.ts";

export const returnCostTexts: Translated<typeof english> = {
  title: "تكلفة هذا الخيار",
  lead: `حصة المتجر من كل ${isolate("€100")} تُدفع للصناديق`,
  kept: "إن لم يُرجَع شيء",
  keptIfReturned: "إن أُرجعت كل خسارة",
  meaning:
    "المبلغ الثاني هو أسوأ حالة: يُرجِع الجميع كل ما ربحوه وقيمته أقل من سعر صندوقه، ويحتفظون بالباقي. عندها لا يكسب المتجر شيئًا من الخسائر، ويدفع مع ذلك قيمة الأرباح.",
  basis:
    "محسوبة من الاحتمالات المنشورة وأسعار السوق، بعملية فتح واحدة لكل صندوق معروض للبيع. تُضاف إليها تكلفة الطرود ذهابًا وإيابًا. والعملاء في الواقع يُرجعون منتجات أقل.",
  noBoxes: "لا صناديق معروضة للبيع بعد، فلا شيء يُحسب.",
  boxes: "لكل صندوق، لعملية فتح واحدة",
  box: "الصندوق",
  price: "السعر",
  losses: "قد يُرجَع",
  share: (ratio) => percent(ratio),
};
