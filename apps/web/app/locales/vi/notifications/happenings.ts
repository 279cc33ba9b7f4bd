import type { Translated } from "../../texts.ts";
import type { happenings as english } from "../../en/notifications/happenings.ts";

/** Texts of notifications to customers. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    account: "Tài khoản",
    orders: "Đơn hàng",
    shipments: "Kiện hàng",
    payments: "Thanh toán",
    boxes: "Hộp",
    wishlist: "Danh sách yêu thích",
  },
  orderPaid: (number: string) => `Đã nhận thanh toán cho đơn hàng *${number}*`,
  orderPaidLate: (number: string, amount: string) => `*${amount}* đã vào số dư của bạn: *${number}* trả muộn`,
  orderUnpaid: (number: string) => `Đơn hàng *${number}* đã bị hủy: thanh toán thất bại`,
  shipmentMoved: {
    Approved: (number: string) => `Kiện hàng *${number}* đã được duyệt`,
    Shipping: (number: string) => `Chúng tôi đang đóng gói kiện hàng *${number}*`,
    Shipped: (number: string) => `Kiện hàng *${number}* đang trên đường đến`,
    Delivered: (number: string) => `Kiện hàng *${number}* đã được giao`,
    Cancelled: (number: string) => `Kiện hàng *${number}* đã bị hủy`,
  },
  toppedUp: (amount: string) => `*${amount}* đã được cộng vào số dư của bạn`,
  topUpFailed: (amount: string) => `Nạp *${amount}* không thành công. Bạn không bị trừ tiền`,
  refunded: (amount: string) => `Đã hoàn *${amount}* về thẻ hoặc tài khoản bạn đã dùng`,
  refundCameBack: (amount: string) => `Khoản hoàn *${amount}* đã quay lại số dư của bạn`,
  payoutEnded: {
    Paid: (amount: string) => `Khoản chi trả *${amount}* đang đến ngân hàng của bạn`,
    Returned: (amount: string) => `Khoản chi trả *${amount}* đã quay lại số dư của bạn`,
    Refused: (amount: string) => `Khoản chi trả *${amount}* không được thực hiện và đã trở lại số dư của bạn`,
  },
  credited: (amount: string) => `Chúng tôi đã tặng *${amount}* vào số dư của bạn`,
  identityDecided: {
    Verified: "Danh tính của bạn *đã được xác minh*",
    Refused: "Danh tính của bạn *chưa được xác minh*",
    Declared: "Vui lòng gửi lại *ảnh của bạn*",
  },
  bigWin: (name: string, worth: string) => `Bạn đã trúng *${name}*, trị giá *${worth}*`,
  priceFell: (name: string, price: string) => `*${name}* nay còn *${price}*`,
  backInStock: (name: string, price: string) => `*${name}* đã có hàng trở lại với giá *${price}*`,
};
