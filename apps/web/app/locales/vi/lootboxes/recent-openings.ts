import type { recentOpenings as english } from "../../en/lootboxes/recent-openings.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const recentOpenings: Translated<typeof english> = {
  title: "Lượt mở gần đây",
  lead: "Lượt mở thật từ nhật ký công khai, chậm khoảng một phút. Chỉ hiện tên những người đã chọn công khai.",
  somebody: "Ẩn danh",
  pause: "Tạm dừng cập nhật",
  resume: "Tiếp tục cập nhật",
  ofBox: "Lượt mở mới nhất của hộp này",
  ofBoxLead: "Từ nhật ký công khai, thời gian đến từng phút. Trình duyệt của bạn có thể tra và tính lại từng lượt.",
  shared: "Xem lượt mở được chia sẻ",
  sharedOf: (name: string) => `Xem lượt mở được chia sẻ: ${name}`,
  more: (count: number) => `Hiện tất cả (${number(count)})`,
};
