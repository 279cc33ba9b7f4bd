import type { adminGifts as english } from "../../en/gifts/operators.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const adminGifts: Translated<typeof english> = {
  title: "Mã quà tặng",
  lead: "Mã mà mọi người đổi lấy số dư. Không ai thấy mã ở đây: mã được gửi qua email cho người nhận.",
  owed: (amount: string) => `Còn nợ ${amount} cho các mã vẫn dùng được.`,
  issue: "Phát hành mã",
  issued: (email: string) => `Mã đang được gửi đến ${email}`,
  results: (count: number) => `${number(count)} mã`,
  empty: "Chưa có mã quà tặng",
  named: (amount: string, day: string) => `${amount}, ngày ${day}`,
  of: (amount: string) => `Mã quà tặng ${amount}`,
  state: "Trạng thái",
  all: "Tất cả",
  sources: { Bought: "Đã mua", Issued: "Đã phát hành" },
  states: { Held: "Đang giữ", Active: "Còn hiệu lực", Redeemed: "Đã dùng", Expired: "Hết hạn", Void: "Đã hủy" },
  cancel: "Đóng",
  emailHint: "Mã được gửi đến đó. Hãy kiểm tra địa chỉ: ai đọc email đều dùng được mã.",
  fields: {
    amount: "Số tiền (euro)",
    email: "Email người nhận",
    language: "Ngôn ngữ của email",
    reason: "Lý do, ghi vào nhật ký",
  },
  mistakes: { amount: (least: string, most: string) => `Nhập số tiền từ ${least} đến ${most}` },
  void: "Hủy mã",
  voidHint: "Mã không dùng được nữa và không còn nợ. Không thể hoàn tác.",
  refundHint: "Người mua được hoàn tiền về thẻ đã trả. Nhấn lại nếu lần hoàn tiền bị lỗi.",
  voided: "Đã hủy mã",
};
