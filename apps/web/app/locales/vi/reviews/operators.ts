import type { adminReviews as english } from "../../en/reviews/operators.ts";
import type { Translated } from "../../texts.ts";

export const adminReviews: Translated<typeof english> = {
  title: "Đánh giá",
  lead: "Những gì mọi người viết về sản phẩm đã nhận, cũ nhất trước.",
  tabs: { Pending: "Cần đọc", Published: "Đã đăng", TextRefused: "Nội dung bị từ chối", Void: "Không tính" },
  empty: { Pending: "Không có gì cần đọc", Published: "Không có", TextRefused: "Không có", Void: "Không có" },
  noText: "Không có nội dung, chỉ có sao",
  written: (time: string) => `Viết lúc ${time}`,
  bought: (month: string) => `Đã mua, nhận ${month}`,
  won: (month: string) => `Trúng từ hộp, nhận ${month}`,
  person: "Người viết",
  shownName: (name: string) => `Hiển thị tên ${name}`,
  warnings: {
    NoPiece: "Không còn món nào đã giao",
    Staff: "Làm việc cho cửa hàng",
  },
  why: (reason: string) => `Lý do: ${reason}`,
  publish: "Đăng",
  published: "Đã đăng đánh giá",
  refuse: {
    open: "Từ chối nội dung",
    hint: "Nội dung, ảnh và tên biến mất, số sao vẫn được tính. Người viết đọc được lý do.",
    submit: "Từ chối nội dung",
    done: "Đã từ chối nội dung",
  },
  void: {
    open: "Không tính",
    hint: "Chỉ dùng cho gian lận và người của cửa hàng. Cần người thứ hai phê duyệt. Trang sản phẩm cho biết có đánh giá không được tính.",
    submit: "Yêu cầu không tính",
    done: "Đánh giá không còn được tính",
  },
  reason: "Lý do",
  cancel: "Hủy",
};
