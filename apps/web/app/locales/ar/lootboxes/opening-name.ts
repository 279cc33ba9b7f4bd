import type { openingName as english } from "../../en/lootboxes/opening-name.ts";
import type { Translated } from "../../texts.ts";

export const openingName: Translated<typeof english> = {
  title: "اسمك بجانب عمليات الفتح",
  lead: "يعرض المتجر أحدث عمليات الفتح من سجله العام: المنتج والصندوق والوقت، دون إنفاقك أو رصيدك. لا يعرف أحد صاحبها ما لم تُظهر اسمك.",
  label: "إظهار اسم المستخدم بجانب عمليات الفتح",
  hint: "يشمل كل عملياتك الأخيرة، حتى السابقة، ويربط اسم المستخدم بقيودها في السجل العام. أوقفه فيختفي اسمك فورًا.",
  on: "يظهر اسم المستخدم الآن بجانب عملياتك",
  off: "عادت عملياتك مجهولة",
};
