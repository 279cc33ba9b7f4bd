import type { Translated } from "../../../texts.ts";
import type { happenings as english } from "../../../en/dashboard/notifications/happenings.ts";

/** Texts of notifications to operators. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    shipments: "发货单",
    catalogue: "商品目录",
    payments: "付款",
    boxes: "盲盒",
    approvals: "审批",
    cases: "案件",
  },
  orderWaiting: (number: string) => `发货单 *${number}* 等待审核`,
  stocksLow: (count: number) => `*${count} 件商品*库存偏低`,
  boxesShort: (count: number) => `*${count} 个开放中的盲盒*的备货不足`,
  stockLow: (name: string, available: number) =>
    available === 0 ? `*${name}* 已售罄` : `*${name}* 仅剩 *${available}* 件`,
  captureQuarantined: (id: string) => `付款 *${id}* 不属于任何订单`,
  refundFailed: "支付服务商*拒绝了一笔退款*",
  approvalWaiting: (name: string) => `*${name}* 提交了审批申请`,
  approvalDecided: (isApproved: boolean) => `你的申请*${isApproved ? "已批准" : "已驳回"}*`,
  approvalExpired: "你的申请*因逾期未审批而失效*",
  boxesKept: (count: number) => `*${count} 个开放中的盲盒保留原有概率*：批量任务的结果与已批准的不同`,
  complaintReceived: (number: string) => `新投诉：*${number}*`,
  complaintDue: (number: string) => `投诉 *${number}* 须在三天内答复`,
  complaintOverdue: (number: string) => `投诉 *${number}* 已过答复期限`,
  identityWaiting: "*一项身份*等待核验",
  payoutWaiting: (amount: string) => `*一笔 ${amount} 的提现*等待处理`,
  boxStrays: (name: string) => `*${name}* 的返奖与其概率不符`,
};
