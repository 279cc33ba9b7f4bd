import type { LabelTexts } from "./catalogue.ts";

export const cn: LabelTexts = {
  title: (number) => `退货 ${number}`,
  number: "退货",
  order: "订单或发货",
  reason: "原因",
  reasons: {
    Withdrawal: "改变主意",
    Damaged: "损坏",
    Wrong: "发错商品",
    NotAsDescribed: "与描述不符",
  },
  sendBy: "最晚寄出日期",
  from: "寄件人",
  to: "收件人",
  lines: "包裹内容",
  item: "商品",
  quantity: "数量",
  allOfIt: "你退回的商品",
  steps: [
    "请将此页放入包裹或贴在外面。我们凭此编号得知包裹属于谁。",
    "请在包裹上写明收件人地址，并保留承运商的收据：它证明你已寄出。",
  ],
  shopPays: "退货运费由商店承担。请保留收据：我们会退还该费用。",
  personPays: "退货运费由你承担，除非商店另有说明。",
  code: (number) => `退货 ${number} 的二维码`,
  page: "第 {page} 页，共 {pages} 页",
};
