import type { adminPromotions as english } from "../../en/promotions/operators.ts";
import type { Translated } from "../../texts.ts";
import { list, number, percent } from "../grammar.ts";

export const adminPromotions: Translated<typeof english> = {
  title: "Mã giảm giá",
  lead: "Giảm giá cho sản phẩm và phí giao hàng của cửa hàng, không bao giờ cho hộp. Không ai được thông báo: bạn tự trao mã.",
  add: "Mã mới",
  results: (count: number) => `${number(count)} mã`,
  empty: "Chưa có mã giảm giá",
  search: "Tìm theo mã",
  state: "Trạng thái",
  all: "Tất cả",
  kinds: { Percent: "Phần trăm giá sản phẩm", Amount: "Số tiền trên sản phẩm", FreeShipping: "Miễn phí giao hàng" },
  states: { Planned: "Sắp tới", Active: "Đang dùng", UsedUp: "Hết lượt", Ended: "Đã kết thúc" },
  percentOff: (share: number) => percent(share),
  usesOf: (uses: number, most: number | null) => (most === null ? number(uses) : `${number(uses)} / ${number(most)}`),
  scopeOf: (items: number, categories: number) => {
    const parts = [
      ...(items > 0 ? [`${number(items)} sản phẩm`] : []),
      ...(categories > 0 ? [`${number(categories)} danh mục`] : []),
    ];
    return parts.length === 0 ? "Mọi sản phẩm" : list(parts);
  },
  yes: "Có",
  from: "Từ",
  end: "Kết thúc ngay",
  ended: (code: string) => `${code} đã kết thúc`,
  made: (code: string) => `Đã tạo ${code}`,
  cancel: "Hủy",
  make: "Tạo mã",
  propose: "Đề xuất mã khác",
  codeHint: "6 đến 32 chữ cái và chữ số. Mã ngẫu nhiên không thể đoán được.",
  optional: "không bắt buộc",
  emptyHint: "Để trống nếu không giới hạn",
  fields: {
    code: "Mã",
    kind: "Giảm gì",
    percent: "Phần trăm",
    amount: "Số tiền (euro)",
    scope: "Áp dụng cho",
    minimum: "Giá tối thiểu của các sản phẩm này (euro)",
    maxUses: "Tổng lượt dùng",
    perPerson: "Lượt dùng mỗi người",
    firstOrder: "Chỉ cho đơn hàng đầu tiên",
    until: "Ngày cuối",
    reason: "Lý do, ghi vào nhật ký",
  },
  mistakes: {
    percent: (most: number) => `Nhập số từ 1 đến ${most}`,
    amount: "Nhập số tiền lớn hơn 0",
    minimum: (most: number) => `Số tiền giảm tối đa là ${most}% giá tối thiểu`,
    unlimited: "Giảm theo số tiền cần có giới hạn số lần dùng",
    count: "Nhập số nguyên lớn hơn 0, hoặc để trống",
  },
};
