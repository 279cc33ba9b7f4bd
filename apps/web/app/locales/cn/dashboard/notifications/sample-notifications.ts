import type { Translated } from "../../../texts.ts";
import type { sampleNotifications as english } from "../../../en/dashboard/notifications/sample-notifications.ts";

/** The sample notifications of the demo shop. Text between asterisks is bold. */
export const sampleNotifications: Translated<typeof english> = {
  actions: {
    accept: "接受",
    decline: "拒绝",
    reply: "回复",
    download: "下载",
    pay: "付款",
  },
  sample: (action: string) => `${action}：这是示例，不会产生其他效果`,
  mark: "示例",
  sources: {
    label: "哪些通知",
    samples: "示例",
    shop: (unread: number) => (unread === 0 ? "本商店" : `本商店，${unread} 条未读`),
  },
  categories: {
    communication: "沟通",
    orders: "订单",
    shipments: "发货单",
    catalogue: "商品目录",
    files: "文件",
    payments: "付款",
  },
  titles: {
    friend: (name: string) => `*${name}* 想加你为联系人`,
    project: (name: string, project: string) => `*${name}* 在*${project}*中提到了你`,
    file: (name: string, file: string) => `*${name}* 上传了 *${file}*`,
    tags: (name: string, tag: string) => `*${name}* 添加了标签*${tag}*`,
    payment: (name: string, amount: string) => `*${name}* 请求付款 *${amount}*`,
    packing: (number: string) => `订单 *${number}* 等待打包`,
    placed: (number: string) => `新订单 *${number}*`,
    chat: (count: number) => `*${count} 条未读*聊天消息`,
    mail: (from: string) => `来自*${from}*的新邮件`,
    onItsWay: (number: string) => `发货单 *${number}* 已发出`,
    delivered: (number: string) => `发货单 *${number}* 已送达`,
  },
  projects: { spring: "春季商品目录", summer: "夏季盲盒" },
  quotes: {
    covers: "周五前能看一下那两张封面吗？我倾向于深色的那张。",
    odds: "新盲盒的概率现在对得上了，随时可以开始。",
  },
  tags: { boxes: "盲盒", artwork: "图稿", spring: "春季", prices: "价格", stock: "库存" },
  senders: { support: "客服", supplier: "供应商 Nordwind", carrier: "承运商" },
};
