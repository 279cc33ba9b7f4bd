import type { Translated } from "../texts.ts";
import type { purchases as english } from "../en/purchases.ts";
import { percent } from "./grammar.ts";

const kinds = { Invoice: "发票", CreditNote: "退款单" };

const repeat: Translated<typeof english.repeat> = {
  order: "再次购买",
  added: (count: number) => `已将 ${count} 件商品加入购物车。`,
  nothing: "没有商品加入购物车。",
  gone: (name: string) => `${name} 已下架或售罄。`,
  fewer: (name: string, left: number) => `${name} 仅剩 ${left} 件。`,
  price: (name: string, before: string, now: string) => `${name}：现价 ${now}，原价 ${before}。`,
  full: "部分商品已达到购物车的数量上限。",
  toCart: "去购物车",
};

export const purchases: Translated<typeof english> = {
  list: "订单",
  empty: "还没有订单",
  toShop: "去商城逛逛",
  back: "全部订单",
  review: "写评价",
  orderTitle: "订单",
  details: "订单详情",
  order: (day) => `${day} 的订单`,
  missing: "找不到这个订单",
  toInventory: "已放入你的背包",
  payments: { balance: "余额付款", direct: "银行卡付款", guest: "银行卡付款" },
  payment: "付款",
  waiting: "等待付款",
  unpaid: "未付款",
  refunded: (amount: string) => `已退款 ${amount}`,
  billTo: "账单地址",
  shipTo: "收货地址",
  shipAndBillTo: "收货与账单地址",
  items: "商品",
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  discount: (code: string) => `优惠码 ${code}`,
  shipping: (method: string) => `运费，${method}`,
  total: "合计",
  vat: (rate: number) => `含 ${percent(rate)} 增值税`,
  documents: "发票",
  kinds,
  repeat,
  track: "查询订单",
  tracking: {
    unknown: "此链接已失效。请在下方重新获取。",
    find: "查找订单",
    hint: "以访客身份下的单？我们会把查询链接发送到下单时的邮箱。",
    number: "订单号或发货单号",
    numberHint: "例如 O-204417730956 或 S-204417730956",
    email: "邮箱",
    send: "发送链接",
    sent: (email) => `如果有使用该编号和邮箱的订单，链接正在发往 ${email}。`,
    ours: "查看你的订单",
    oursHint: "账户的订单都在一处。",
  },
};
