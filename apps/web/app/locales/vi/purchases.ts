import type { Translated } from "../texts.ts";
import type { purchases as english } from "../en/purchases.ts";
import { percent } from "./grammar.ts";

const kinds = { Invoice: "Hóa đơn", CreditNote: "Phiếu hoàn tiền" };

const repeat: Translated<typeof english.repeat> = {
  order: "Đặt lại",
  added: (count: number) => `Đã thêm ${count} sản phẩm vào giỏ hàng.`,
  nothing: "Chưa có gì được thêm vào giỏ hàng.",
  gone: (name: string) => `${name} không còn bán nữa.`,
  fewer: (name: string, left: number) => `${name} chỉ còn ${left}.`,
  price: (name: string, before: string, now: string) => `${name}: nay ${now}, trước đây ${before}.`,
  full: "Giỏ hàng không thể chứa thêm một số sản phẩm.",
  toCart: "Đến giỏ hàng",
};

export const purchases: Translated<typeof english> = {
  list: "Đơn hàng",
  empty: "Chưa có đơn hàng nào",
  toShop: "Xem cửa hàng",
  back: "Tất cả đơn hàng",
  review: "Viết đánh giá",
  orderTitle: "Đơn hàng",
  details: "Chi tiết đơn hàng",
  order: (day) => `Đơn hàng ngày ${day}`,
  missing: "Không tìm thấy đơn hàng",
  toInventory: "Đã chuyển vào kho đồ của bạn",
  payments: {
    balance: "Đã thanh toán bằng số dư",
    direct: "Đã thanh toán bằng thẻ",
    guest: "Đã thanh toán bằng thẻ",
  },
  payment: "Thanh toán",
  waiting: "Đang chờ thanh toán",
  unpaid: "Chưa thanh toán",
  refunded: (amount: string) => `Đã hoàn ${amount}`,
  billTo: "Xuất hóa đơn cho",
  shipTo: "Giao đến",
  shipAndBillTo: "Giao hàng và thanh toán",
  items: "Sản phẩm",
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  discount: (code: string) => `Mã ${code}`,
  shipping: (method: string) => `Phí giao hàng, ${method}`,
  total: "Tổng cộng",
  vat: (rate: number) => `Đã gồm VAT ${percent(rate)}`,
  documents: "Hóa đơn",
  kinds,
  repeat,
  track: "Theo dõi đơn hàng",
  tracking: {
    unknown: "Liên kết này không còn dùng được. Hãy yêu cầu liên kết mới bên dưới.",
    find: "Tìm đơn hàng của bạn",
    hint: "Bạn đặt hàng không cần tài khoản? Chúng tôi gửi liên kết theo dõi đến địa chỉ email đã đặt.",
    number: "Số đơn hàng hoặc kiện hàng",
    numberHint: "Ví dụ O-204417730956 hoặc S-204417730956",
    email: "Email",
    send: "Gửi liên kết",
    sent: (email) => `Nếu có đơn hàng với số và địa chỉ này, liên kết đang được gửi đến ${email}.`,
    ours: "Xem đơn hàng của bạn",
    oursHint: "Mọi đơn hàng của tài khoản đều ở một nơi.",
  },
};
