import type { Translated } from "../../texts.ts";
import type { quickView as english } from "../../en/items/quick-view.ts";

export const quickView: Translated<typeof english> = {
  inTable: "Tên trong bảng tỷ lệ:",
  details: "Xem đầy đủ chi tiết",
  others: "Cũng có trong các hộp này",
  onlyHere: "Không hộp nào khác có sản phẩm này.",
};
