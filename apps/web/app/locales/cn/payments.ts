import type { Translated } from "../texts.ts";
import type { payments as english } from "../en/payments.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `付款 ${amount}`,
  formLabel: "付款表单",
  formNote: "你的银行卡信息直接提交给支付服务商，我们从不经手。",
  formLost: "付款表单加载失败。",
  wait: {
    checking: "正在确认你的付款…",
    checkingText: "请稍候。",
    pending: "正在等待你的银行",
    pendingText: "你无需再做什么。这个页面每隔几秒会重新查询。",
    late: "你的银行还没有答复",
    lateText: "银行一答复，我们就会发邮件通知你。你可以离开这个页面。",
    missing: "没有找到要确认的付款",
    error: "无法确认你的付款",
    errorText: "你的付款不会丢失：你的银行也会把结果通知我们。",
  },
  formClosed: "这次付款已超时，请重新开始。",
};
