import type { Translated } from "../../texts.ts";
import type { orders as english } from "../../en/shipments/orders.ts";
import { plural } from "../grammar.ts";

const statuses: Translated<typeof english.statuses> = {
  PaymentPending: "Chờ thanh toán",
  Ordered: "Đã đặt",
  Approved: "Đã duyệt",
  Shipping: "Đang đóng gói",
  Shipped: "Đã gửi đi",
  Cancelled: "Đã hủy",
};

export const orders: Translated<typeof english> = {
  statuses,
  stages: { ...statuses, Completed: "Hoàn tất", Delivered: "Đã giao" },
  bySystem: { PaymentPending: "đã đặt hàng", Ordered: "đã nhận thanh toán", Cancelled: "thanh toán chưa hoàn tất" },
  delivered: "Đã giao",
  methods: { standard: "Tiêu chuẩn", express: "Nhanh" },
  count: (count: number) => plural(count, { other: "# sản phẩm" }),
  times: (quantity: number) => `× ${quantity}`,
  more: (count: number) => plural(count, { other: "và # sản phẩm nữa" }),
  shippingCost: "Phí giao hàng",
  total: "Tổng cộng",
};
