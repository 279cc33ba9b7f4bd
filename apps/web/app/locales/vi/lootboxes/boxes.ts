import type { Translated } from "../../texts.ts";
import type { boxes as english } from "../../en/lootboxes/boxes.ts";
import { flooredPercent, plural } from "../grammar.ts";

export const boxes: Translated<typeof english> = {
  title: "Hộp",
  description: (brand: string) =>
    `Các hộp công khai tỷ lệ của ${brand}: giá, khoảng giá trị và xác suất vượt giá của từng hộp.`,
  search: "Tìm hộp",
  compare: "So sánh hai hộp",
  tags: "Loại hộp",
  allTags: "Tất cả hộp",
  tagNames: { new: "Mới", hot: "Đang hot", budget: "Tiết kiệm", premium: "Cao cấp", gift: "Quà tặng" },
  sorts: {
    featured: "Nổi bật",
    newest: "Mới nhất",
    "name-asc": "Tên A–Z",
    "price-asc": "Giá: thấp đến cao",
    "price-desc": "Giá: cao đến thấp",
    chance: "Cơ hội cao nhất",
  },
  count: (count: number) => plural(count, { other: "# hộp" }),
  none: "Không có hộp phù hợp",
  popular: "Đang được ưa chuộng",
  from: (low: string, high: string) => `Bên trong: ${low} đến ${high}`,
  inside: "Có thể có gì bên trong",
  wished: "Món tôi mong muốn",
  withInside: (name: string) => `Có ${name}`,
  aWish: "một món mong muốn",
  noWished: "Hiện không hộp nào có món bạn mong muốn",
  wishesNeedYou: "Đăng nhập để xem các hộp có món bạn mong muốn.",
  chanceOf: (chance: number, what: string) => `${flooredPercent(chance)} cơ hội có ${what}`,
  beats: (chance: number) =>
    chance > 0 ? `${flooredPercent(chance)} lượt mở vượt giá hộp` : "Không lượt mở nào vượt giá hộp",
};
