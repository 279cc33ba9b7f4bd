import type { parcel as english } from "../../en/shipments/parcel.ts";
import type { Translated } from "../../texts.ts";

const steps = { Ordered: "已下单", Shipping: "打包中", Shipped: "运输中", Delivered: "已送达" };

export const parcel: Translated<typeof english> = {
  arrives: (days) => `预计 ${days} 送达`,
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
