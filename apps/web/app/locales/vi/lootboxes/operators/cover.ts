import type { Translated } from "../../../texts.ts";
import type { coverTexts as english } from "../../../en/lootboxes/operators/cover.ts";
import { number, plural } from "../../grammar.ts";

export const coverTexts: Translated<typeof english> = {
  title: "Khả năng đáp ứng phần thưởng",
  lead: "Tồn kho có đủ cho những gì mọi người đã trúng và những gì các hộp đang mở có thể trao không?",
  open: "Khả năng đáp ứng phần thưởng",
  leadDays: "Số ngày đến khi có hàng mới",
  asOf: (time: string) => `Đã đếm số chiếc trúng ${time}.`,
  notCounted: "Chưa đếm số chiếc trúng.",
  item: "Sản phẩm",
  state: "Đáp ứng",
  states: { Unlimited: "Không giới hạn", Short: "Thiếu", AtRisk: "Có nguy cơ", Covered: "Đủ" },
  stock: "Tồn kho",
  unlimited: "không giới hạn",
  withoutLimit: (count: number) => plural(count, { other: "# sản phẩm có tồn kho không giới hạn" }),
  owed: "Còn nợ",
  wonPerDay: "Trúng mỗi ngày",
  lasts: "Đủ trong",
  days: (days: number) => (days >= 1000 ? "1.000 ngày trở lên" : plural(Math.floor(days), { other: "# ngày" })),
  rate: (count: number) => number(count),
  proposal: "Đề xuất",
  boxes: "Trong hộp",
  pause: (box: string) => `Tạm dừng ${box}`,
  substitute: (box: string, item: string, value: string) => `Thay trong ${box} bằng ${item} (${value})`,
  restock: "Nhập thêm hàng",
  covered: "Mọi phần thưởng của các hộp đều đủ hàng.",
  lacks: (items: string) => `Cửa hàng có thể không đủ hàng cho hộp này: ${items}.`,
  inBox: "Tồn kho hộp này cần",
  perDay: "Lượt mở mỗi ngày",
  perDayHint: "Để trống để dùng số lượt mở gần đây của hộp này hoặc các hộp khác.",
};
