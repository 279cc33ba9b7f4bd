import type { Translated } from "../../texts.ts";
import type { recent as english } from "../../en/items/recent.ts";

export const recent: Translated<typeof english> = {
  title: "Đã xem gần đây",
  forget: "Xóa",
};
