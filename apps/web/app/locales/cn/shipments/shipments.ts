import type { OrderActor, RefundKind } from "@trove/contract/statuses";
import type { Translated } from "../../texts.ts";
import type { shipments as english } from "../../en/shipments/shipments.ts";

const actors = {
  User: "由你操作",
  Admin: "由商城操作",
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const refunds = { Items: "保留商品", Balance: "退款到余额" } as const satisfies Record<RefundKind, string>;

const cancel = {
  open: "取消发货",
  title: (number: string) => `要取消 ${number} 吗？`,
  unpaid: "你尚未付款，因此不会扣款。商品会退回库存。",
  shippingBack: (amount: string) => `${amount} 运费会退回你的余额。`,
  itemsBack: "商品会回到你的背包，你可以卖回，也可以再次发货。",
  restBack: "这个订单已给你退过款。如有剩余，会退回你的余额。",
  choice: "商品要怎么处理？",
  refunds,
  priceBack: "商品款会退回你的余额。",
  priceBackOf: (amount: string) => `${amount} 商品款会退回你的余额。`,
  cardBack: "如果你正在休息或已达到充值限额，用银行卡支付的金额会退回银行卡。",
  keep: "不取消",
  confirm: "取消发货",
  done: (number: string) => `${number} 已取消`,
};

export const shipments: Translated<typeof english> = {
  title: "发货单",
  tabs: "状态",
  all: "全部",
  views: { OnTheWay: "运送中", Delivered: "已送达", Cancelled: "已取消" },
  ship: "申请发货",
  empty: "还没有发货单",
  emptyView: "这里没有发货单",
  toInventory: "查看背包",
  showAll: "查看全部发货单",
  notFound: "找不到这张发货单",
  items: "商品",
  address: "收货地址",
  method: "配送方式",
  tracking: "物流单号",
  track: (carrier: string) => `在 ${carrier} 查看物流`,
  opensTab: "在新标签页中打开",
  reason: "原因",
  review: "写评价",
  timeline: "物流记录",
  actors,
  cancel,
};
