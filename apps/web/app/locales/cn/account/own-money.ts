import type { ownMoney as english } from "../../en/account/own-money.ts";
import type { Translated } from "../../texts.ts";

export const ownMoney: Translated<typeof english> = {
  title: "退回款项",
  lead: "你用银行卡支付且尚未使用的款项，会退回当初付款的银行卡。",
  balance: "余额",
  own: "你自己的款项",
  amount: "金额（欧元）",
  hint: "消费时先用你支付的款项，再用奖品卖回所得，因此所得会留在余额中。",
  send: (amount: string) => `退回 ${amount}`,
  stays: "留在余额中",
  follows: {
    title: "接下来",
    leaves: "款项会立即从余额中扣除，且无法撤回。",
    card: "款项会退回当初付款的银行卡。",
    bank: "几天后，你的银行会显示这笔款项。",
  },
  keep: "取消",
  askText: "款项会立即从余额中扣除，且无法撤回。银行处理需要几天。",
  nothing: "你的余额中没有已支付且未使用的款项。",
  notOffered: "你所在的国家或地区不提供此功能。",
  held: "目前无法退回。请稍后再试，或联系我们。",
  list: "已退回",
  link: "将款项退回银行卡",
  payOut: "奖金提现",
  refused: (amount) => `${amount} 无法自动退回：银行卡拒收，或付款已超过一年。请联系我们。`,
  ask: (amount) => `退回 ${amount}？`,
  sent: (amount) => `${amount} 正在退回`,
  part: (amount, day) => `${amount}，来自 ${day} 的付款`,
  states: {
    Requested: "已申请",
    Sent: "处理中",
    Arrived: "已到达你的银行",
    CameBack: "已返回余额",
    Refused: "被拒收，已返回余额",
  },
};
