import type { PaymentOption } from "@trove/contract/statuses";
import type { Translated } from "../texts.ts";
import type { purchases as english } from "../en/purchases.ts";

const payments = {
  balance: "余额付款",
  direct: "银行卡付款",
  guest: "银行卡付款",
} as const satisfies Record<PaymentOption, string>;

const invoice = {
  title: (number: string) => `发票 ${number}`,
  name: "发票",
  back: "返回订单",
  print: "打印",
  number: "编号",
  date: "日期",
  status: "状态",
  payment: "付款",
  billTo: "账单地址",
  shipTo: "收货地址",
  caption: "所购商品",
  item: "商品",
  unitPrice: "单价",
  quantity: "数量",
  amount: "金额",
  items: "商品",
  shipping: (method: string) => `运费，${method}`,
  total: "合计",
  vat: "其中增值税",
  notPaid: "这个订单尚未付款，因此这不是发票。",
  missing: "找不到这个订单",
};

export const purchases: Translated<typeof english> = {
  list: "订单",
  empty: "还没有订单",
  toShop: "去商城逛逛",
  shipment: "发货单",
  toInventory: "在你的背包里",
  payments,
  openInvoice: "发票",
  ofOrder: (number: string) => `订单 ${number}`,
  invoice,
};
