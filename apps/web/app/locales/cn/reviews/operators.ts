import type { adminReviews as english } from "../../en/reviews/operators.ts";
import type { Translated } from "../../texts.ts";

export const adminReviews: Translated<typeof english> = {
  title: "评价",
  lead: "用户对收到的商品写下的评价，最早的在前。",
  tabs: { Pending: "待阅读", Published: "已发布", TextRefused: "文字被拒", Void: "不计入" },
  empty: { Pending: "没有待阅读的评价", Published: "无", TextRefused: "无", Void: "无" },
  noText: "没有文字，只有星级",
  written: (time: string) => `写于 ${time}`,
  bought: (month: string) => `购买，${month} 收到`,
  won: (month: string) => `拆盒所得，${month} 收到`,
  person: "用户",
  shownName: (name: string) => `显示的名字：${name}`,
  warnings: {
    NoPiece: "已没有送达的商品",
    Staff: "是商城人员",
  },
  why: (reason: string) => `原因：${reason}`,
  publish: "发布",
  published: "评价已发布",
  refuse: {
    open: "拒绝文字",
    hint: "文字、图片和名字不再显示，星级照常计入。用户会看到原因。",
    submit: "拒绝文字",
    done: "文字已拒绝",
  },
  void: {
    open: "不计入",
    hint: "只用于欺诈和商城自己的人员。需要另一个人批准。商品页会说明有评价不计入。",
    submit: "申请不计入",
    done: "评价不再计入",
  },
  reason: "原因",
  cancel: "取消",
};
