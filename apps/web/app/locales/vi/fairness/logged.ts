import type { logged as english } from "../../en/fairness/logged.ts";
import type { Translated } from "../../texts.ts";

export const logged: Translated<typeof english> = {
  verify: "Kiểm chứng trong trình duyệt",
  verifyOf: (name: string) => `Kiểm chứng trong trình duyệt: ${name}`,
  verdicts: { Logged: "Có trong nhật ký công khai", Differs: "Không khớp", Unread: "Chưa rõ" },
  hints: {
    Logged:
      "Nhật ký có lượt mở này và kết quả rút tính lại đúng. Chỉ bằng chứng của chính người mở mới cho thấy hạt giống đã được cam kết từ trước.",
    Differs: "Cửa hàng hiển thị khác với nhật ký công khai của mình. Hãy lưu trang này.",
    Unread: "Hiện không đọc được nhật ký công khai. Điều đó không chứng minh gì cả.",
  },
  steps: {
    logged: "Bản ghi có trong nhật ký công khai do cửa hàng ký",
    seed: "Hạt giống được tiết lộ đúng là hạt giống đã cam kết",
    odds: "Tỷ lệ là tỷ lệ công bố của hộp này",
    ticket: "Số vé được tính từ các hạt giống và tỷ lệ",
    item: "Món đồ được xác định từ số vé",
    time: "Thời gian khớp với nhật ký, đến từng phút",
  },
  holds: "khớp",
  differs: "khác",
  entry: "Mục trong nhật ký",
};
