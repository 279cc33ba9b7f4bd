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
  topUpHint: "没有登录？我们会向此邮箱发送链接，以确认账户属于你。",
  submit: "确认撤回",
  doneTitle: "我们已收到你的撤回",
  done: (number: string, time: string) => `撤回 ${number} 于 ${time} 收到。`,
  mailed: (email: string) => `我们已向 ${email} 发送确认邮件。如果商品已寄给你，请在 14 天内寄回。`,
  open: "在此撤回合同",
  toShop: "返回商城",
  confirm: {
    title: "确认撤回",
    text: "按下按钮，确认你撤回充值。",
    submit: "确认撤回",
    done: "谢谢。如果存在使用你邮箱的账户，我们会退还其最近一年零 14 天充值的剩余金额。",
    unknown: "此链接不完整，或不是我们的链接。请从邮件中重新打开。",
  },
};
