import type { checkElsewhere as english } from "../../en/fairness/check-elsewhere.ts";
import type { Translated } from "../../texts.ts";

export const checkElsewhere: Translated<typeof english> = {
  title: "Kiểm tra ở nơi khác",
  lead: "Trang này do cửa hàng cung cấp. Máy chủ bản sao do người khác vận hành và giữ một bản sao nhật ký công khai. Trang của nó kiểm tra cùng tệp này mà không cần cửa hàng:",
  openOf: (mirror) => `Kiểm tra tại ${mirror}, trong thẻ mới`,
  inLink:
    "Liên kết mang theo tệp, nên trang của máy chủ bản sao đọc được tệp. Tệp về các lượt mở của bạn có mã định danh và số dư, nhưng không có tên của bạn.",
  tooLong: "Tệp này quá dài để đưa vào liên kết. Hãy lưu lại rồi chọn tệp trên trang của máy chủ bản sao.",
  advice: "Hãy hỏi thêm người khác về địa chỉ máy chủ bản sao: một cửa hàng gian dối sẽ chỉ đến máy chủ của chính họ.",
  none: "Trang này do cửa hàng cung cấp, và cửa hàng không nêu ai khác có thể kiểm tra các lượt mở.",
  command: "Trên máy tính của bạn, chương trình dòng lệnh kiểm tra tệp mà bạn lưu tại đây:",
  save: "Lưu tệp",
  saved: "Đã lưu.",
};
