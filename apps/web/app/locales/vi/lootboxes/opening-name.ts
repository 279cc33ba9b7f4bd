import type { openingName as english } from "../../en/lootboxes/opening-name.ts";
import type { Translated } from "../../texts.ts";

export const openingName: Translated<typeof english> = {
  title: "Tên của bạn bên cạnh lượt mở",
  lead: "Cửa hàng hiển thị các lượt mở gần đây từ nhật ký công khai: món đồ, hộp và thời gian, không bao giờ có số tiền bạn chi hay số dư. Không ai biết đó là của ai trừ khi bạn hiện tên.",
  label: "Hiện tên người dùng bên cạnh lượt mở của tôi",
  hint: "Áp dụng cho mọi lượt mở gần đây, kể cả trước đó, và liên kết tên người dùng với các mục trong nhật ký công khai. Tắt đi là tên biến mất ngay.",
  on: "Tên người dùng của bạn hiện bên cạnh các lượt mở",
  off: "Các lượt mở của bạn đã ẩn danh trở lại",
};
