import type { closure as english } from "../../en/account/closure.ts";
import type { Translated } from "../../texts.ts";

export const closure: Translated<typeof english> = {
  title: "注销我的账号",
  lead: "注销后，我们会删除你的姓名、邮箱、电话和地址，任何人都无法再登录。订单的发票会按法律要求的期限保留。在此之前，你可以先使用、卖回或寄出你拥有的商品。",
  items: "背包中的商品",
  itemsOf: (count: number, worth: string) => (count === 0 ? "没有" : `${count} 件，卖回可得 ${worth}`),
  balance: "余额",
  returned: "退回到你充值时的付款方式",
  rest: "无法退还：请花掉或放弃",
  refused: (amount: string) => `其中 ${amount} 是用银行卡支付的，但支付服务商拒绝退款。放弃之前请联系我们。`,
  waits: "以下事项结束后，才能注销账号：",
  holds: {
    Payment: "一笔进行中的付款，一小时内结束。",
    Refund: "退还途中的款项。",
    Shipment: "尚未送达的包裹。",
    Withdrawal: "尚未结束的撤回或退货。",
    Chargeback: "被银行收回的付款。请联系我们。",
    Case: "我们正在核查的事项。请联系我们。",
    Review: "我们正在核查的事项。请联系我们。",
    Wait: "自开始起两天，以便在并非你本人操作时撤回。",
  },
  begin: {
    button: "注销我的账号",
    title: "开始注销账号？",
    text: "从现在起，账号不能再拆盒或充值。你仍可卖回、寄出或花掉你拥有的一切，并可在完成前随时撤回。",
    confirm: "开始",
  },
  keep: "返回",
  keepAccount: "保留我的账号",
  closing: (since: string) => `你自 ${since} 起正在注销账号。拆盒和充值已停用。`,
  confirmed: "款项正在退还途中。到账后账号会自动注销，最迟 14 天。",
  use: { inventory: "卖回或寄出商品", shop: "花掉余额" },
  end: {
    button: "永久注销",
    title: "永久注销账号？",
    returns: (amount: string) => `${amount} 会在 14 天内退回到你充值时的付款方式。`,
    givesUpItems: (count: number) => `你将放弃 ${count} 件商品。`,
    givesUpMoney: (amount: string) => `你将放弃余额中的 ${amount}。`,
    text: "此操作无法撤销。",
  },
  closed: "你的账号已注销",
};
