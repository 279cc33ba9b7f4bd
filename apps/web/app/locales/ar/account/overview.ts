import type { account as english } from "../../en/account/overview.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";

/** Texts of the overview of a customer's account. */
export const account: Translated<typeof english> = {
  lead: (name: string) => `سجّلت الدخول باسم ${isolate(name)}`,
  balance: { title: "الرصيد", statement: "كشف الحساب", topUp: "شحن الرصيد" },
  inventory: {
    title: "المقتنيات",
    all: "عرض الكل",
    pieces: (count: number) =>
      plural(count, { one: "قطعة واحدة", two: "قطعتان", few: "# قطع", many: "# قطعة", other: "# قطعة" }),
    worth: "بقيمة",
    boxes: "تصفح الصناديق",
    best: "أثمن منتجاتك",
  },
  limits: {
    title: "الحدود والاستراحات",
    all: "إدارة",
    none: "لا حد",
    why: "قرّر مسبقًا ما يمكنك إنفاقه.",
    break: "في استراحة",
    until: (time: string) => `حتى ${time}`,
  },
  parcels: {
    title: "في الطريق",
    all: "كل الشحنات",
    ship: "شحن منتجات",
    none: "لا شيء في الطريق. يمكنك طلب شحن منتجات من مقتنياتك في أي وقت.",
  },
  orders: { title: "آخر الطلبات", all: "كل الطلبات", none: "لا طلبات بعد.", toShop: "إلى المتجر" },
};
