import type { OrderStatus, ShippingMethod } from "@trove/contract/statuses";
import type { Translated } from "../../texts.ts";
import type { orders as english } from "../../en/shipments/orders.ts";
import { plural } from "../grammar.ts";

const statuses = {
  PaymentPending: "待付款",
  Ordered: "已下单",
  Approved: "已审核",
  Shipping: "打包中",
  Shipped: "已发出",
  Cancelled: "已取消",
} as const satisfies Record<OrderStatus, string>;

/** Stages of an order that are not statuses: see `stageOf`. */
const ends = { Completed: "已完成", Delivered: "已送达" } as const;

const methods = { standard: "标准配送", express: "加急配送" } as const satisfies Record<ShippingMethod, string>;

export const orders: Translated<typeof english> = {
  statuses,
  stages: { ...statuses, ...ends },
  bySystem: { PaymentPending: "订单已提交", Ordered: "已收到付款", Cancelled: "付款未完成" },
  delivered: "已送达",
  methods,
  count: (count: number) => plural(count, { other: "# 件商品" }),
  times: (quantity: number) => `× ${quantity}`,
  more: (count: number) => plural(count, { other: "另 # 件" }),
  shippingCost: "运费",
  total: "合计",
};
