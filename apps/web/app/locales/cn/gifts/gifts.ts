import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";

export const gifts: Translated<typeof english> = {
  title: "礼品码",
  lead: "兑换您收到的礼品码，金额会加入您的余额。",
  redeemTitle: "兑换礼品码",
  code: "礼品码",
  hint: "20 个字母和数字，例如 7K3MQ-9AW0X-HT5RB-2C8NE。它会作为充值计入您的限额。",
  redeem: "兑换",
  mistake: (letters: number) => `礼品码由 ${letters} 个字母和数字组成`,
  redeemed: (amount: string) => `${amount} 已加入您的余额`,
  link: "兑换礼品码",
};
