import type { CaseKind, CaseOutcome, CaseStatus } from "@trove/contract/statuses";
import type { Translated } from "../texts.ts";
import type { cases as english } from "../en/cases.ts";
import { plural } from "./grammar.ts";

const statuses = {
  Open: "待处理",
  InReview: "调查中",
  Closed: "已结案",
} as const satisfies Record<CaseStatus, string>;

const outcomes = {
  Fraud: "欺诈",
  NoFraud: "非欺诈",
  Upheld: "支持顾客",
  Rejected: "支持商城",
  Unclear: "无法查清",
  Protected: "已采取保护",
  NoConcern: "无需担心",
} as const satisfies Record<CaseOutcome, string>;

const kinds = {
  SharedAddress: "共用地址",
  ManyAccounts: "多个账号",
  FastShipping: "快速发货",
  Chargeback: "拒付",
  SharedExclusion: "与自我排除的账号相似",
  Dispute: "争议",
  RisingSpend: "支出上升",
  NightPlay: "夜间拆盒",
  RaiseAfterLoss: "亏损后提高限额",
  Withdrawal: "撤回",
  Complaint: "投诉",
} as const satisfies Record<CaseKind, string>;

export const cases: Translated<typeof english> = {
  title: "案件",
  lead: "商城发现或运营人员报告的可疑行为和受害迹象。",
  results: (count: number) => plural(count, { other: "# 个案件" }),
  empty: "没有案件",
  all: "全部",
  flagged: "标记订单",
  peopleCount: (count: number) => plural(count, { other: "# 人" }),
  nobody: "无",
  byHand: "人工建立",
  outcome: "结果",
  choose: "请选择结果",
  back: "全部案件",
  statuses,
  outcomes,
  kinds,
  closedAs: (outcome: string) => `已结案：${outcome}`,
  found: "调查发现",
  nothingFound: "没有自动发现的情况。",
  signals: {
    SharedAddress: (accounts: string) => `与一个已锁定的账号共用地址：共有 ${accounts} 个账号使用该地址`,
    ManyAccounts: (accounts: string) => `${accounts} 个账号使用同一个地址`,
    FastShipping: (amount: string, minutes: string) => `充值后 ${minutes}，下单寄送 ${amount}`,
    Chargeback: (amount: string) => `银行拒付 ${amount}`,
    SharedExclusion: "与一个已自我排除的账号有相同的地址、电话、邮箱或姓名",
    Dispute: "有争议的拆盒",
    Withdrawal: "撤回没有对应订单，或退款即将到期",
  },
  complaint: {
    title: "投诉",
    answerBy: (at: string) => `答复期限 ${at}`,
    reference: "参考号",
    hint: "关闭案件时会以邮件发送你的答复。",
    answer: "答复（将通过邮件发送）",
    answered: (at: string) => `答复于 ${at}`,
  },
  toDispute: "查看争议",
  toWithdrawal: "查看撤回",
  toCase: "查看案件",
  whom: {
    person: "用户",
    hint: "用户名、邮箱或订单号",
    nobody: "未找到用户",
    several: "有多位用户匹配，请输入完整邮箱",
  },
  minutes: (count: number) =>
    count < 120 ? plural(count, { other: "# 分钟" }) : plural(Math.floor(count / 60), { other: "# 小时" }),
  guest: "游客",
  involved: "涉及的用户",
  notes: "备注",
  noNotes: "还没有备注",
  writeNote: "写备注",
  note: "备注",
  saveNote: "保存备注",
  noteSaved: "备注已保存",
  take: "接手案件",
  handBack: "交出案件",
  reopen: "重新打开案件",
  close: "结案",
  closeText: "暂缓发货和账号锁定会保持不变，直到你解除。",
  reason: "原因",
  taken: "案件已由你接手",
  handedBack: "案件已交出",
  closed: "案件已结案",
  reopened: "案件已重新打开",
  flags: {
    title: "标记订单",
    lead: "款项已退回或到账太晚，而商品未退的订单。",
    results: (count: number) => plural(count, { other: "# 个订单" }),
    empty: "没有标记订单",
  },
};
