import type { DeliveryOutcome } from "@trove/contract/carrier-steps";
import type { OrderActor, OrderDetail, OrderStatus } from "@trove/contract/statuses";
import type { Translated } from "../../texts.ts";
import type { adminShipments as english } from "../../en/shipments/operators.ts";
import { plural } from "../grammar.ts";

const moves = {
  PaymentPending: "等待付款",
  Ordered: "标为已下单",
  Approved: "审核通过",
  Shipping: "开始打包",
  Shipped: "标为已发出",
  Cancelled: "取消发货",
} as const satisfies Record<OrderStatus, string>;

const details = {
  carrier: "承运商",
  trackingNumber: "物流单号",
  reason: "原因",
} as const satisfies Record<OrderDetail, string>;

const actors = {
  User: "由用户操作",
  Admin: "由运营人员操作",
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const outcomes = {
  Delivered: "送达",
  Unknown: "没有此编号的发货单",
  Ambiguous: "有多张发货单使用此物流单号",
  Repeated: "与上方某行重复",
  NotSent: "尚未发出",
  AlreadyDelivered: "此前已送达",
  Noted: "已记录状态",
  Unreadable: "无法识别状态或时间",
  WrongTime: "时间早于下单或在未来",
  Returning: "正在退回，因此未送达",
} as const satisfies Record<DeliveryOutcome, string>;

export const adminShipments: Translated<typeof english> = {
  title: "发货单",
  lead: "所有发货单，以及下一步要做的事。",
  shipment: "发货单",
  all: "全部",
  views: { toDo: "待处理", onTheWay: "在途", delivered: "已送达", late: "已逾期" },
  arrival: "送达情况",
  arrived: "已送达",
  notArrived: "未送达",
  promise: "承诺日期",
  late: "已逾期",
  notLate: "未逾期",
  search: "编号、邮箱、物流单号或姓名",
  results: (count: number) => plural(count, { other: "# 张发货单" }),
  empty: "没有发货单",
  guest: "游客",
  contact: "联系方式",
  items: "商品",
  address: "收货地址",
  delivery: "配送方式",
  next: "下一步",
  nextParcel: "下一个包裹",
  nothing: "没有待办事项。",
  shortage: (name: string, needed: number, available: number) => `${name}：需要 ${needed} 件，库存 ${available} 件`,
  actors,
  deliveries: {
    open: "确认送达",
    title: "导入送达情况",
    text: "含有发货单编号或物流单号的 CSV 文件，例如承运商的报告。“status”“time”“place”列会补充途中的状态。保存之前，你可以先查看结果。",
    file: "文件",
    tooLong: "文件太长。请拆分为每个最多 1,000 行的文件。",
    row: "行",
    reference: "文件中",
    outcome: "结果",
    outcomes,
    ready: (count: number) => plural(count, { other: "# 张发货单已送达" }),
    noted: (count: number) => plural(count, { other: "记录 # 个状态" }),
    save: "保存状态",
    leftOut: (count: number) => plural(count, { other: "略过 # 行" }),
    download: "下载略过的行",
    confirm: (count: number) => plural(count, { other: "确认 # 张发货单送达" }),
    done: (count: number) => plural(count, { other: "已确认 # 张发货单送达" }),
  },
  moves,
  details,
  delivered: "标为已送达",
  cancelOpen: "取消发货…",
  cancelText: "付款会退回。此操作无法撤销。",
  printPacking: "打印装箱单",
  packingList: "装箱单",
  quantity: "数量",
  packed: "已装",
  short: "库存不足",
  approveChosen: (count: string) => `审核通过（${count}）`,
  packChosen: (count: string) => `开始打包（${count}）`,
  cancelChosen: (count: string) => `取消发货（${count}）`,
  printChosen: (count: string) => `打印装箱单（${count}）`,
  work: "批量任务",
  many: {
    titles: { Approved: "审核发货单", Shipping: "开始打包", Cancelled: "取消发货单" },
    asked: (count: number) => plural(count, { other: "将取消 # 张发货单并退款，此操作无法撤销。" }),
    reasonHint: "顾客会在发货通知邮件中看到。",
    review: "查看结果",
    willMove: (count: number) => plural(count, { other: "将更新 # 张发货单" }),
    nothing: "没有可以更新的发货单",
    leftOut: (count: number) => plural(count, { other: "跳过 # 张发货单" }),
    alreadySo: (count: number) => plural(count, { other: "# 张发货单已是此状态" }),
    background: "任务在后台执行，你可以关闭此页面。",
    rows: "查看每张发货单",
    cancel: "返回",
  },
  moved: (shipment: string) => `${shipment} 已保存`,
};
