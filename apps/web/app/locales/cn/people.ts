import type { OrderFlag, TimelineTopic, TransactionType } from "@trove/contract/statuses";
import type { Translated } from "../texts.ts";
import type { people as english } from "../en/people.ts";
import { plural } from "./grammar.ts";

const flags = {
  LatePayment: "到账太晚",
  Chargeback: "已拒付",
  Refund: "款项已退回",
} as const satisfies Record<OrderFlag, string>;

const topics = {
  Money: "资金",
  Openings: "拆盒",
  Orders: "订单",
  Sessions: "登录",
  Notes: "备注",
  Acts: "运营人员",
} as const satisfies Record<TimelineTopic, string>;

const transactions = {
  TopUp: "充值",
  BoxOpening: "拆盒",
  Sale: "卖回",
  ItemPurchase: "购买",
  Shipping: "运费",
} as const satisfies Record<TransactionType, string>;

/** Texts of operators' actions, by the endpoint's name. An action without a text is shown by that name. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "所有登录已退出",
  mailPersonPassword: "已发送重设密码的邮件",
  correctPersonIdentity: "已更正出生日期或国家",
  decideIdentity: "已对身份作出决定",
  liftExclusion: "已解除跟随的自我排除",
  changePersonClosure: "注销已更改",
  startPersonBreak: "已开始休息",
  resetPersonFactors: "已关闭两步登录",
  creditPerson: "已发放补偿",
  grantAdmin: "已设为管理员",
  revokeAdmin: "不再是管理员",
  holdShipments: "已更改暂缓发货",
  lockPerson: "已更改账号锁定",
};

export const people: Translated<typeof english> = {
  title: "用户",
  lead: "所有注册用户。可按姓名、邮箱、用户名、订单或发货单编号、ID 搜索。",
  search: "搜索用户",
  results: (count: number) => plural(count, { other: "# 位用户" }),
  empty: "没有用户",
  views: { all: "全部", locked: "已锁定", onHold: "暂缓发货" },
  countsAlone: "立即仅以更正后的国家为准。需要另一人批准。",
  birthDate: "出生日期",
  residence: "居住国家",
  phone: "电话",
  id: "ID",
  balance: "余额",
  inventory: "背包",
  items: (count: number) => plural(count, { other: "# 件商品" }),
  sessions: "登录情况",
  sessionsOf: (count: number) => (count === 0 ? "未登录" : plural(count, { other: "在 # 处登录" })),
  marks: { active: "正常", locked: "已锁定", onHold: "暂缓发货", admin: "管理员" },
  held: (by: string, at: string, reason: string) => `${by} 自 ${at} 起暂缓此用户的发货：${reason}`,
  closure: {
    Closing: (at: string) => `用户自 ${at} 起正在注销此账号。`,
    Asked: (at: string) => `应用户的书面请求，此账号自 ${at} 起正在注销。`,
    Closed: (at: string) => `用户已于 ${at} 注销此账号。`,
  },
  left: {
    soldFor: (items: string, worth: string) => `${items}，卖回可得 ${worth}`,
    returned: "退回付款的银行卡",
    own: "由该用户支付，待汇出",
    givenUp: "放弃",
    refused: (amount: string) => `其中 ${amount} 是用银行卡支付的，但无法自动退回卡上。请先尝试用其他方式退还。`,
    waits: "以下事项结束后，才能注销账号：",
    holds: {
      Payment: "一笔进行中的付款",
      Refund: "退还途中的款项",
      Payout: "尚未到达银行的提现",
      Shipment: "尚未送达的包裹",
      Withdrawal: "尚未结束的撤回或退货",
      Owed: "退款被拒、仍欠银行卡的款项",
      Chargeback: "无人处理的拒付",
      Case: "未结的案件",
      Review: "未结的案件，或无人处理的拒付",
      Wait: "自开始起 48 小时",
    },
  },
  back: "全部用户",
  about: "账号",
  parts: {
    label: "动态",
    timeline: "时间线",
    orders: "订单",
    inventory: "背包",
    protection: "保护",
    history: "更改记录",
  },
  topics: { label: "主题", all: "全部", ...topics },
  more: "显示更早的",
  nothing: "这里还什么都没有",
  flags,
  transactions,
  balanceAfter: (amount: string) => `余额 ${amount}`,
  opened: (box: string, item: string) => `拆开 ${box}：${item}`,
  worth: (amount: string) => `价值 ${amount}`,
  voids: {
    INSUFFICIENT_BALANCE: (box: string) => `${box} 未拆开：余额不足`,
    ACCOUNT_BLOCKED: (box: string) => `${box} 未拆开：账号已锁定或要约已终止`,
    other: (box: string, reason: string) => `${box} 未拆开：${reason}`,
  },
  payments: {
    Pending: (purpose: string) => `付款已发起：${purpose}`,
    Success: (purpose: string) => `付款已收到：${purpose}`,
    Failed: (purpose: string) => `付款失败：${purpose}`,
  },
  purposes: { TopUp: "充值", Purchase: "订单", Gift: "礼品码" },
  refunded: (amount: string) => `已退回 ${amount}`,
  chargedBack: (amount: string) => `已拒付 ${amount}`,
  ordered: (number: string) => `订单 ${number}`,
  shipment: (number: string, status: string) => `发货单 ${number}：${status}`,
  signedIn: "登录",
  signedOut: (at: string) => `至 ${at}`,
  noted: (by: string) => `${by} 的备注`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${by}：${reason}`),
  order: { number: "订单", placed: "下单时间", status: "状态", flag: "标记", total: "合计" },
  piece: { name: "商品", since: "获得时间", status: "状态", value: "市场价值" },
  fields: { reason: "原因", amount: "金额（欧元）", text: "备注", payee: "收款人" },
  payeeHint: "姓名和账号的最后四位",
  amountRange: (most: string) => `最多 ${most}`,
  amountMistake: (most: string) => `金额须在 €0.01 至 ${most} 之间`,
  cancel: "取消",
  actions: {
    lock: {
      open: "锁定账号",
      explain: "该用户会立即退出登录，且无法再登录。未完成的拆盒会不扣款而结束。",
      done: "账号已锁定",
    },
    unlock: {
      open: "解锁账号",
      explain: "该用户可以重新登录。",
      done: "账号已解锁",
    },
    credit: {
      open: "发放补偿",
      explain: "该用户会在交易明细中看到这笔款项，标为补偿。",
      done: "补偿已计入余额",
    },
    signOut: {
      open: "退出所有登录",
      explain: "该用户的所有登录会立即退出。",
      done: "该用户已退出登录",
    },
    password: {
      open: "发送重设密码邮件",
      explain: "该用户会收到一封邮件，内有设置新密码的链接。",
      done: "邮件已发送",
    },
    factors: {
      open: "关闭两步登录",
      explain:
        "用于丢失了所有验证方式的用户。请先确认是其本人：之后只凭密码即可登录。该用户会收到邮件，其所有登录都会退出。",
      done: "两步登录已关闭",
    },
    identity: {
      open: "更正出生日期或国家",
      explain: "请先核对证件。更正立即生效，之前的国家在一段时间内仍然计算。",
      done: "已更正",
    },
    lift: {
      open: "解除自我排除",
      explain: "此人并未自行排除：该排除跟随另一个看似属于此人的账户。仅当那个账户属于他人时才解除。需要另一人批准。",
      done: "已解除自我排除",
    },
    close: {
      open: "注销账号",
      explain: "此人已书面提出请求。账号不能再拆盒或充值，此人会收到邮件：有 48 小时可以撤回。需要另一人批准。",
      done: "已开始注销",
    },
    reopen: {
      open: "撤回注销",
      explain: "此人想保留账号。账号立即可以再次使用。",
      done: "账号保留",
    },
    end: {
      open: "永久注销账号",
      explain:
        "如下所示，剩余的一切现在退还或放弃。姓名、邮箱和地址会被删除，任何人都无法再登录。此操作无法撤销。需要另一人批准。",
      done: "账号正在注销",
    },
    transfer: {
      open: "通过银行转账汇出",
      explain:
        "没有银行卡接受这个已注销账号的持有人所付的款项。另一人批准后，你的银行才将正好这笔金额汇给收款人，绝不提前。此后余额中不再有这笔钱。赢得或赠送的部分仍在，可以保留。",
      done: "已申请银行转账",
    },
    keep: {
      open: "保留余额",
      explain: "已无法付款给任何人：联系不到持有人，或其已放弃这笔钱。余额转入补偿。需要另一人批准。",
      done: "已保留余额",
    },
    break: {
      open: "开始休息",
      explain:
        "拆盒和充值会立即关闭，用户会收到邮件。任何人都不能提前结束休息，你也不能。排除会持续到用户重新开启账号为止。",
      done: "休息已开始",
    },
    hold: {
      open: "暂缓发货",
      explain: "在你恢复之前，该用户的发货单不会审核，也不会处理。该用户不会收到通知。",
      done: "已暂缓发货",
    },
    release: {
      open: "恢复发货",
      explain: "该用户的发货单可以再次审核和处理。",
      done: "已恢复发货",
    },
    case: {
      open: "建立案件",
      explain: "供运营人员共同调查。如果该用户已有未结案件，你填写的原因会加入其中。",
      done: "案件已建立",
    },
    note: { open: "写备注", explain: "只有运营人员能看到。", done: "备注已保存" },
  },
};
