import type { means as english } from "../../en/payments/means.ts";
import type { Translated } from "../../texts.ts";

export const means: Translated<typeof english> = {
  title: "支付方式",
  cards: "已保存的卡",
  lead: "卡由我们的支付服务商保存，我们不保存。没有你本人操作，我们绝不会扣款：每次付款都要你点击按钮，银行也可能要求你确认。",
  none: "你没有保存的卡。用卡付款时勾选即可保存。",
  notOffered: "本商城不保存卡：每次付款都需输入卡号。",
  hidden: (time) => `你的密码、邮箱或两步登录刚刚更改。为了安全，你的卡在 ${time} 之前不显示，也不能用来付款。`,
  lost: "现在无法读取你的卡。你仍可输入卡号付款。",
  card: (brand, last4) => `${brand}，尾号 ${last4}`,
  valid: (month) => `有效期至 ${month}`,
  expired: (month) => `已于 ${month} 过期`,
  remove: (card) => `移除 ${card}`,
  removeTitle: "移除这张卡？",
  removeText: "支付服务商会删除这张卡。下次付款时可以重新保存。",
  cancel: "取消",
  confirm: "移除",
  removed: "卡已移除",
};
