import type { reviews as english } from "../../en/reviews/reviews.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const reviews: Translated<typeof english> = {
  hint: "Chỉ người đã nhận sản phẩm này mới có thể đánh giá.",
  first: "Nếu đã nhận sản phẩm, bạn có thể viết đánh giá đầu tiên.",
  ofStars: (stars: number) => `${number(stars)} sao`,
  notCounted: (count: number) => `${number(count)} đánh giá không được tính: gian lận hoặc do người của cửa hàng viết.`,
  waiting: (count: number, days: number) =>
    `${number(count)} đánh giá đang chờ đọc. Số sao được tính chậm nhất sau ${days} ngày.`,
  received: (month: string) => `Nhận vào ${month}`,
  won: (month: string) => `Trúng từ hộp, nhận vào ${month}`,
  nameless: "Một người đã nhận sản phẩm",
  textRefused: "Chúng tôi không hiển thị nội dung này. Số sao vẫn được tính.",
  more: "Xem thêm đánh giá",
  write: "Viết đánh giá",
  own: "Đánh giá của bạn",
  states: {
    Pending: "Đang chờ đọc",
    Published: "Đã đăng",
    TextRefused: "Nội dung không hiển thị",
    Void: "Không được tính",
  },
  pending: (days: number) =>
    `Cửa hàng đọc từng đánh giá trước khi hiển thị. Số sao được tính chậm nhất sau ${days} ngày.`,
  why: (reason: string) => `Lý do: ${reason}`,
  hideName: "Ẩn tên của tôi",
  nameHidden: "Tên của bạn không còn hiển thị",
  edit: "Sửa",
  remove: "Xóa",
  removeTitle: "Xóa đánh giá của bạn?",
  removeText: "Số sao sẽ không được tính nữa. Bạn có thể viết đánh giá khác, trừ khi cửa hàng đã phát hiện gian lận.",
  keep: "Giữ lại",
  removed: "Đã xóa đánh giá",
  stars: "Số sao của bạn",
  starsMissing: "Chọn từ 1 đến 5 sao",
  text: "Bạn thấy sản phẩm thế nào?",
  optional: "không bắt buộc",
  textHint: "Điểm nào tốt, điểm nào chưa? Đừng ghi tên, địa chỉ hay số đơn hàng.",
  showName: "Hiển thị tên người dùng của tôi",
  showNameHint:
    "Khi đó mọi người thấy bạn nhận sản phẩm khi nào và có phải trúng từ hộp không. Bạn có thể ẩn tên bất cứ lúc nào.",
  send: "Gửi đánh giá",
  sent: "Cảm ơn bạn. Chúng tôi sẽ đọc trước khi hiển thị",
  pictures: {
    title: "Ảnh",
    place: (place, count) => `Ảnh ${place} trên ${count}`,
    add: "Thêm ảnh",
    hint: (most) =>
      `Tối đa ${most} ảnh. Đừng để lộ khuôn mặt, địa chỉ hay giấy tờ. Trước khi đánh giá được đăng, chỉ cửa hàng nhìn thấy ảnh.`,
    added: "Đã gửi ảnh. Chúng tôi xem ảnh trước khi hiển thị",
    remove: (place) => `Gỡ ảnh ${place}`,
    removeShort: "Gỡ",
    removed: "Đã gỡ ảnh",
    wrongType: "Chọn ảnh JPEG, PNG hoặc WebP",
    retry: "Tải lại ảnh",
    tooLarge: "Ảnh tối đa 4 MB",
  },
  cancel: "Hủy",
};
