import type { Translated } from "../../texts.ts";
import type { openings as english } from "../../en/lootboxes/openings.ts";
import { number, percent } from "../grammar.ts";

export const openings: Translated<typeof english> = {
  title: (box: string) => `Đã mở ${box}`,
  titleUnknown: "Lượt mở",
  close: "Đóng",
  box: "Hộp",
  paid: "Đã trả",
  odds: "Tỷ lệ",
  oddsOf: (probability: number) => `${percent(probability)} (1 trên ${number(1 / probability)})`,
  ticket: "Vé được rút",
  ticketOf: (ticket: number) => number(ticket),
  range: (from: number, to: number) => `trong khoảng ${number(from)} đến ${number(to)}`,
  openedAt: "Thời điểm mở",
  now: "Trạng thái sản phẩm",
  statuses: {
    InInventory: "Trong kho đồ của bạn",
    Shipping: "Đang giao đến bạn",
    Delivered: "Đã giao",
    Sold: "Đã bán",
    Returned: "Đã trả lại cửa hàng",
  },
  opening: "Lượt mở",
  sameRequest: "Mở cùng lúc",
  oneOf: (place: number, all: number) => `${place} trên ${all} hộp mở cùng lúc`,
  proof: "Bằng chứng",
};
