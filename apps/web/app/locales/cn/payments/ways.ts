import type { ways as english } from "../../en/payments/ways.ts";
import type { Translated } from "../../texts.ts";

export const ways: Translated<typeof english> = {
  legend: "你想怎样付款？",
  methods: {
    card: "银行卡",
    applePay: "Apple Pay",
    googlePay: "Google Pay",
    link: "Link",
    ideal: "iDEAL | Wero",
    bancontact: "Bancontact",
    sepaDebit: "SEPA 直接扣款",
    bankTransfer: "银行转账",
  },
  /** How each method works, in a line. */
  hints: {
    card: "信用卡或借记卡",
    wallet: "用你的钱包确认",
    bank: "在你的银行页面付款",
    debit: "我们从你的账户扣款，需要几天",
    transfer: "你自己转账，需要几天",
    link: "用已保存的信息付款",
  },
  redirect: {
    title: "请到你的银行继续",
    text: (amount: string) => `你在银行的页面支付 ${amount}，然后回到这里。如果没有付款就离开，不会扣款。`,
    link: "前往银行页面",
  },
  hosted: {
    title: "请到付款页面继续",
    text: (amount: string) => `你在支付服务商的页面支付 ${amount}，然后回到这里。如果没有付款就离开，不会扣款。`,
    link: "前往付款页面",
  },
  transfer: {
    title: "请自行转账",
    text: "请使用这个账户，并准确填写这个附言：我们靠它找到你的付款。只需转账一次。通常需要一到三个工作日，到账后我们会发邮件通知你。",
    until: (day: string) => `请在 ${day} 之前转账。更晚到账的款项也算数：我们会入账或退回。`,
    iban: "IBAN",
    bic: "BIC",
    holder: "账户持有人",
    reference: "附言",
    amount: "金额",
    qr: "供银行应用扫描的二维码",
    sent: "我已记下",
    show: "查看收款账户",
    over: "这笔转账已不再等待到账。结果可在你的交易明细和订单中查看。",
  },
};
