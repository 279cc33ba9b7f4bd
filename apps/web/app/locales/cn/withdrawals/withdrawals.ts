import type { withdrawals as english } from "../../en/withdrawals/withdrawals.ts";
import type { Translated } from "../../texts.ts";

export const withdrawals: Translated<typeof english> = {
  title: "撤回合同",
  lead: "收货后 14 天内，你可以无理由撤回，无需账号。",
  about: "你要撤回什么？",
  order: "订单或包裹",
  topUp: "我的充值",
  number: "订单号或包裹号",
  numberHint: "以 O- 或 S- 开头，见订单邮件。",
  name: "你的姓名",
  email: "订单的邮箱",
  emailTopUp: "账号的邮箱",
  topUpHint: "请先登录此账号，否则我们无法确认这些充值属于您。",
  submit: "确认撤回",
  doneTitle: "我们已收到你的撤回",
  done: (number: string, time: string) => `撤回 ${number} 于 ${time} 收到。`,
  mailed: (email: string) => `我们已向 ${email} 发送确认邮件。如果商品已寄给你，请在 14 天内寄回。`,
  open: "在此撤回合同",
  toShop: "返回商城",
};
