import type { adminPayouts as english } from "../../en/payouts/operators.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const adminPayouts: Translated<typeof english> = {
  title: "提现",
  lead: "申请奖金提现的人。每笔都等待决定，任何人都不能决定自己的提现。",
  none: "还没有人申请提现。",
  approve: "批准",
  approved: "已批准，正在发出",
  reason: "原因",
  reasonHint: "本人会看到。",
  cancel: "取消",
  download: "银行文件",
  sentText: "这笔提现已经发出。只有银行告知不会支付时才拒绝，否则会支付两次。须由另一人批准。",
  stopped: "暂不能付：有个案、拒付、锁定、新密码或身份问题",
  differs: "以下提现与服务商的账目不一致：",
  holdPayout: { open: "暂缓", submit: "暂缓", done: "已暂缓这笔提现" },
  refusePayout: { open: "拒绝", submit: "拒绝", done: "已拒绝，金额已回到余额" },
  states: {
    Requested: "待处理",
    Held: "已暂缓",
    Approved: "已批准",
    Sent: "已发出",
    Paid: "已支付",
    Returned: "已退回",
    Refused: "已拒绝",
    Cancelled: "已撤回",
  },
  differences: {
    UnknownToShop: "商店没有这笔记录",
    UnknownToProvider: "服务商没有这笔记录",
    Amount: "金额不同",
    State: "状态不同",
    Transfers: "汇出两次、汇往其他账户，或只退回一部分",
  },
  make: (count: number) => `生成包含 ${number(count)} 笔提现的文件`,
  made: (count: number) => `文件中有 ${number(count)} 笔提现`,
  shared: (count: number) => `另有 ${number(count)} 人使用此账户`,
  asked: (time: string) => `申请于 ${time}`,
  accountAdded: (time: string) => `账户添加于 ${time}`,
  why: (reason: string) => `原因：${reason}`,
};
