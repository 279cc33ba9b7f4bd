import type { Translated } from "../../texts.ts";
import type { payments as english } from "../../en/payments/payments.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `支付 ${amount}`,
  formLabel: "付款表单",
  formNote: "你的银行卡信息直接提交给支付服务商，我们看不到。",
  accountNote: "你的账户信息直接提交给支付服务商，我们看不到。",
  formLost: "付款表单加载失败，请重试。",
  wait: {
    checking: "正在确认你的付款…",
    checkingText: "请稍候。",
    pending: "正在等待你的银行",
    pendingText: "你无需任何操作，我们会自动查询。",
    late: "你的银行比平时慢一些",
    lateText: "银行一答复，我们就会发邮件通知你。你可以离开这个页面。",
    days: "你的银行正在处理这笔付款",
    daysText: "这最多需要五个工作日。有结果后我们会立即发邮件通知你。你无需任何操作，可以离开这个页面。",
    missing: "没有找到要确认的付款",
    error: "无法确认你的付款",
    errorText: "你的付款不会丢失：银行也会直接把结果通知我们。",
  },
  formClosed: "这次付款已过期，请重新开始。",
};
