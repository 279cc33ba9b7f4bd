import type { adminGifts as english } from "../../en/gifts/operators.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const adminGifts: Translated<typeof english> = {
  title: "礼品码",
  lead: "可兑换成余额的礼品码。此处看不到任何礼品码：它只会通过邮件发给收件人。",
  owed: (amount: string) => `仍可兑换的礼品码共欠 ${amount}。`,
  issue: "发放礼品码",
  issued: (email: string) => `礼品码正在发往 ${email}`,
  results: (count: number) => `${number(count)} 个礼品码`,
  empty: "没有礼品码",
  named: (amount: string, day: string) => `${day} 的 ${amount}`,
  of: (amount: string) => `${amount} 礼品码`,
  state: "状态",
  all: "全部",
  sources: { Bought: "购买", Issued: "发放" },
  states: { Held: "暂扣", Active: "有效", Redeemed: "已兑换", Expired: "已过期", Void: "已作废" },
  cancel: "取消",
  emailHint: "礼品码会发到此邮箱。请核对地址：任何读到邮件的人都可以兑换。",
  fields: {
    amount: "金额（欧元）",
    email: "收件人邮箱",
    language: "邮件语言",
    reason: "原因，记入审计日志",
  },
  mistakes: { amount: (least: string, most: string) => `请输入 ${least} 至 ${most} 的金额` },
  void: "作废礼品码",
  voidHint: "作废后无法兑换，也不再计为欠款。此操作无法撤销。",
  refundHint: "金额将退回购买者付款的卡。若退款失败，请再次点击。",
  voided: "礼品码已作废",
};
