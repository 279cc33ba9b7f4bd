import type { compare as english } from "../../en/lootboxes/compare.ts";
import type { Translated } from "../../texts.ts";

export const compare: Translated<typeof english> = {
  title: "So sánh hai hộp",
  description: "Hai hộp cạnh nhau: giá, giá trị trung bình, khả năng vượt giá hộp và độ chênh của các phần thưởng.",
  lead: "Mọi con số đều lấy từ tỷ lệ đã công bố.",
  first: "Hộp thứ nhất",
  second: "Hộp thứ hai",
  see: "Xem hộp này",
  figure: "Chỉ số",
  spread: (percent: number) => `${percent} trên 100 lượt mở có giá trị nhiều nhất là`,
  better: "cao hơn",
  half: "một nửa số lượt mở",
  best: "Sản phẩm tốt nhất",
  common: "Sản phẩm có trong cả hai hộp",
  noneCommon: "Hai hộp này không có sản phẩm chung.",
  item: "Sản phẩm",
  tooFew: "Không có đủ hai hộp đang mở để so sánh.",
};
