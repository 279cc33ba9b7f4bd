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
  lead: "Mọi thứ bạn đã mua, kèm tình trạng giao hàng và hóa đơn.",
  empty: "Chưa có đơn hàng nào",
  toShop: "Xem cửa hàng",
  back: "Tất cả đơn hàng",
  review: "Viết đánh giá",
  orderTitle: "Đơn hàng",
  details: "Chi tiết đơn hàng",
  order: (number: string) => `Đơn hàng ${number}`,
  missing: "Không tìm thấy đơn hàng",
  ordered: (day: string) => `Đặt ngày ${day}`,
  view: "Xem đơn hàng",
  toInventory: "Trong kho đồ của bạn",
  payments: {
    balance: "Đã thanh toán bằng số dư",
    direct: "Đã thanh toán bằng thẻ",
    guest: "Đã thanh toán bằng thẻ",
  },
  payment: "Thanh toán",
  waiting: "Đang chờ thanh toán",
  unpaid: "Chưa thanh toán",
  refunded: (amount: string) => `Đã hoàn ${amount}`,
  ofOrder: (number: string) => `của đơn hàng ${number}`,
  billTo: "Xuất hóa đơn cho",
  shipTo: "Giao đến",
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
  linkUnknown: "Liên kết này không dùng được. Hãy mở liên kết trong email về đơn hàng, hoặc liên hệ với chúng tôi.",
};
