import type { promoCode as english } from "../../en/promotions/code.ts";
import type { Translated } from "../../texts.ts";

export const promoCode: Translated<typeof english> = {
  use: "使用优惠码",
  label: "优惠码",
  apply: "使用",
  remove: "移除优惠码",
  used: (code) => `优惠码 ${code}`,
  takes: (amount) => `已减 ${amount}`,
  freeShipping: "免运费",
  refusals: {
    Unknown: "没有这个优惠码，请检查拼写。",
    UsedUp: "这个优惠码已用完。",
    NotForThese: "这个优惠码不适用于这些商品。",
    BelowMinimum: "适用商品的金额未达到要求。",
    FirstOrder: "这个优惠码仅限首单使用。",
    SignIn: "请登录后使用此优惠码。",
    OnlySent: "此优惠码仅适用于需要寄送的订单。",
  },
};
