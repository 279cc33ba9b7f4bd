import type { Translated } from "../../texts.ts";
import type { front as english } from "../../en/lootboxes/front.ts";
import { percent } from "../grammar.ts";

export const front: Translated<typeof english> = {
  label: "Lần đầu ghé thăm",
  title: "Mở một hộp. Tự kiểm chứng kết quả.",
  lead: "Mỗi hộp có giá cố định và chứa một trong các vật phẩm được liệt kê. Xác suất ghi ngay cạnh từng vật phẩm, và trình duyệt của bạn có thể chứng minh từng lượt rút.",
  try: "Thử ngay: bản demo miễn phí",
  again: "Thử lại",
  see: "Xem hộp này",
  toShop: "Đến cửa hàng",
  fold: "Không hiện lại",
  won: "Bản demo rút được",
  worth: (amount: string, share: number) =>
    `Trị giá ${amount}, xác suất ${percent(share)}. Không trừ tiền và không nhận được gì.`,
  nothing: "Bản demo dùng xác suất thật. Không trừ tiền và không nhận được gì.",
  notOffered: "Hộp không được cung cấp tại quốc gia của bạn. Cửa hàng vẫn mở.",
  failed: "Không tải được bản demo. Hãy thử lại.",
  stepsLabel: "Cách hoạt động",
  box: "Hộp là gì",
  boxText: "Một mức giá, danh sách vật phẩm thật và xác suất của từng món. Danh sách được chốt trước khi bạn bấm.",
  home: "Bạn nhận được gì",
  homeText: (rate: number) =>
    `Vật phẩm là của bạn: giữ lại, nhận giao tận nơi hoặc bán lại với ${percent(rate)} giá trị.`,
  homeKept: "Vật phẩm là của bạn: giữ lại hoặc nhận giao tận nơi.",
  cost: "Chi phí",
  costText: (price: string) =>
    `Từ ${price} một hộp. Trung bình một hộp trả lại ít hơn giá của nó: mỗi trang ghi rõ bao nhiêu.`,
  proved: "Mọi lượt mở đều nằm trong nhật ký công khai.",
  provedLink: "Xem trình duyệt của bạn tìm thấy gì",
};
