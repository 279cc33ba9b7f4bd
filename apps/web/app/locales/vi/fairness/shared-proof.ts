import type { sharedProof as english } from "../../en/fairness/shared-proof.ts";
import type { Translated } from "../../texts.ts";

export const sharedProof: Translated<typeof english> = {
  checking: "Trình duyệt của bạn đang kiểm tra bằng chứng…",
  notLogged: "Lượt mở này chưa có trong nhật ký công khai. Một lượt mở mới mất khoảng một phút.",
  comparison: "Trang này và bằng chứng",
  open: "Hiện bằng chứng",
  openHint: "Bằng chứng có số dư, các mã và khóa của người mở.",
  verifyFile: "Tự kiểm chứng tệp",
  hints: {
    Verified:
      "Trình duyệt của bạn đã tính lại mọi thứ bằng khóa công bố của cửa hàng và tìm thấy trong nhật ký công khai.",
    Unlogged:
      "Trình duyệt của bạn đã tính lại mọi thứ bằng khóa công bố của cửa hàng. Chỉ còn nhật ký công khai chưa có bản ghi, việc này mất khoảng một phút.",
    Recomputed:
      "Mọi chữ ký và con số đều khớp, nhưng nhật ký công khai chưa chứng minh được tất cả. Một lượt mở mới mất khoảng một phút.",
    Contested: "Mọi thứ đều khớp. Chỉ người mở mới biết đó có phải là mình không.",
    Unknown: "Liên kết này không có bằng chứng nào kiểm tra được. Đừng tin vào nó.",
    Breach: "Có điều không khớp. Đừng tin trang này và hãy lưu bằng chứng.",
  },
  holds: {
    opening: "Bằng chứng là của một lượt mở",
    box: "Hộp đúng như trong bằng chứng",
    price: "Giá đúng như trong bằng chứng",
    items: "Món đồ, số vé và tỷ lệ đúng như trong bằng chứng",
    time: "Thời gian đúng như trong bằng chứng",
  },
  differs: {
    opening: "Không có bằng chứng cho lượt mở này",
    box: "Bằng chứng là của hộp khác",
    price: "Bằng chứng ghi giá khác",
    items: "Bằng chứng ghi món đồ, số vé hoặc tỷ lệ khác",
    time: "Bằng chứng là của thời điểm khác",
  },
};
