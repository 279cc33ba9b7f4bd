import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const gifts: Translated<typeof english> = {
  title: "رموز الهدايا",
  lead: "استخدم رمزًا حصلت عليه، فيُضاف مبلغه إلى رصيدك.",
  redeemTitle: "استخدام رمز",
  code: "رمز الهدية",
  hint: `20 حرفًا ورقمًا، مثل ${isolate("7K3MQ-9AW0X-HT5RB-2C8NE")}. يُحتسب كشحن للرصيد ضمن حدودك.`,
  redeem: "استخدام",
  mistake: (letters: number) => `يتكوّن رمز الهدية من ${letters} حرفًا ورقمًا`,
  redeemed: (amount: string) => `أُضيف ${isolate(amount)} إلى رصيدك`,
  link: "استخدام رمز هدية",
};
