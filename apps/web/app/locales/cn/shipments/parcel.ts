import type { parcel as english } from "../../en/shipments/parcel.ts";
import type { Translated } from "../../texts.ts";

const steps = { Ordered: "已下单", Shipping: "打包中", Shipped: "运输中", Delivered: "已送达" };

const carrier = {
  InTransit: "运输途中",
  OutForDelivery: "派送中",
  Held: "承运商暂存",
  Returning: "正在退回给我们",
  Delivered: "已送达",
};

export const parcel: Translated<typeof english> = {
  arrives: (days) => `预计 ${days} 送达`,
  arrivesBy: (day) => `最迟 ${day} 送达`,
  promised: (days) => `承诺送达：${days}`,
  delivered: (day) => `${day} 已送达`,
  workingDays: "付款时承诺的日期，不含周末和节假日。",
  unpaid: "付款后我们会告知送达日期。",
  late: (day) => `我们承诺最迟 ${day} 送达，但目前没有收到送达的消息。`,
  lateShort: (day) => `已逾期：承诺最迟 ${day}`,
  lateHint: "非常抱歉。请写信给我们，我们会查找包裹；你也可以撤回订单。",
  contact: "写信给我们",
  progress: "进度",
  steps,
  carrier,
  today: "今天送达",
  held: "在承运商处等待",
  heldHint: "承运商可能需要你配合：请在其页面查看取件点或海关要求。",
  returning: "正在退回给我们",
  returningHint: "承运商正在把包裹退回。请写信给我们，我们会查明原因。",
  next: {
    title: "接下来",
    packed: "我们打包你的订单。",
    sent: "发出时你会收到带物流单号的邮件。",
    arrives: "送货上门。",
    withdraw: "改变主意了？自送达起你有 14 天时间。",
  },
  account: "想在一处查看所有订单？",
  createAccount: "创建账户",
};
