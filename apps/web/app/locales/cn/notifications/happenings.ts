import type { Translated } from "../../texts.ts";
import type { happenings as english } from "../../en/notifications/happenings.ts";

/** Texts of notifications to customers. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    account: "账户",
    orders: "订单",
    shipments: "发货单",
    payments: "付款",
    boxes: "盲盒",
    wishlist: "心愿单",
  },
  orderPaid: (number: string) => `已收到订单 *${number}* 的付款`,
  orderPaidLate: (number: string, amount: string) => `订单 *${number}* 付款过晚，*${amount}* 已存入余额`,
  orderUnpaid: (number: string) => `订单 *${number}* 付款失败，订单已取消`,
  shipmentMoved: {
    Approved: (number: string) => `发货单 *${number}* 已审核`,
    Shipping: (number: string) => `发货单 *${number}* 正在打包`,
    Shipped: (number: string) => `发货单 *${number}* 已发出`,
    Delivered: (number: string) => `发货单 *${number}* 已送达`,
    Cancelled: (number: string) => `发货单 *${number}* 已取消`,
  },
  toppedUp: (amount: string) => `*${amount}* 已存入你的余额`,
  topUpFailed: (amount: string) => `充值 *${amount}* 失败，没有扣款`,
  refunded: (amount: string) => `*${amount}* 已退回你的付款方式`,
  refundCameBack: (amount: string) => `*${amount}* 的退款未能到账，已退回你的余额`,
  payoutEnded: {
    Paid: (amount: string) => `你的 *${amount}* 提现正在汇往你的银行`,
    Returned: (amount: string) => `你的 *${amount}* 提现被退回，已回到余额`,
    Refused: (amount: string) => `你的 *${amount}* 提现未执行，已回到余额`,
  },
  credited: (amount: string) => `我们向你的余额赠送了 *${amount}*`,
  identityDecided: {
    Verified: "你的身份*已通过验证*",
    Refused: "你的身份*未能通过验证*",
    Declared: "请重新发送*你的照片*",
  },
  bigWin: (name: string, worth: string) => `你拆出了 *${name}*，价值 *${worth}*`,
  priceFell: (name: string, price: string) => `*${name}* 现价 *${price}*`,
  backInStock: (name: string, price: string) => `*${name}* 已补货，售价 *${price}*`,
};
