import type { returnCostTexts as english } from "../../en/operators/return-cost.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const returnCostTexts: Translated<typeof english> = {
  title: "Lựa chọn này tốn bao nhiêu",
  lead: "Phần của cửa hàng trong mỗi 100 € trả cho hộp",
  kept: "Nếu không có gì được trả lại",
  keptIfReturned: "Nếu mọi lần lỗ đều được trả lại",
  meaning:
    "Số thứ hai là trường hợp xấu nhất: ai cũng trả lại món trúng có giá trị thấp hơn giá hộp và giữ những món còn lại. Khi đó cửa hàng không kiếm được gì từ các lần lỗ mà vẫn phải chi cho các món giá trị cao.",
  basis:
    "Tính theo tỷ lệ đã công bố và giá thị trường, mỗi hộp đang bán mở một lần. Chưa tính phí gửi kiện hàng hai chiều. Trên thực tế, khách trả lại ít món hơn.",
  noBoxes: "Chưa có hộp nào được bán nên chưa có gì để tính.",
  boxes: "Theo từng hộp, cho một lần mở",
  box: "Hộp",
  price: "Giá",
  losses: "Có thể bị trả lại",
  share: (ratio) => percent(ratio),
};
