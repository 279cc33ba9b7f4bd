import type { Translated } from "../../texts.ts";
import type { wishes as english } from "../../en/items/wishes.ts";

export const wishes: Translated<typeof english> = {
  title: "Danh sách yêu thích",
  lead: "Chúng tôi sẽ báo khi giá giảm hoặc có hàng trở lại.",
  none: "Danh sách yêu thích đang trống. Chọn trái tim trên sản phẩm để lưu.",
  newest: "Mới trong cửa hàng",
  browse: "Xem cửa hàng",
  save: "Lưu vào danh sách yêu thích",
  remove: "Bỏ khỏi danh sách yêu thích",
  wished: (name: string) => `Danh sách yêu thích: ${name}`,
  saved: (name: string) => `Đã lưu ${name} vào danh sách yêu thích`,
  removed: (name: string) => `Đã bỏ ${name} khỏi danh sách yêu thích`,
  view: "Xem",
  undo: "Hoàn tác",
  share: "Chia sẻ",
};
