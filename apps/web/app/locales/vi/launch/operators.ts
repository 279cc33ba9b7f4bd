import type { Translated } from "../../texts.ts";
import type { launchGuide as english } from "../../en/launch/operators.ts";
import { number, plural } from "../grammar.ts";

export const launchGuide: Translated<typeof english> = {
  title: "Mở cửa hàng của bạn",
  hide: "Ẩn danh sách này",
  hidden: "Danh sách đã ẩn. Bạn có thể hoàn tác trong nhật ký kiểm tra.",
  done: "Xong",
  showDone: "Xem những việc đã xong",
  open: "Cần làm",
  testMail: "Gửi email thử",
  examples: "Tạo ba hộp mẫu",
  examplesDone: "Ba hộp mẫu đã ở dạng nháp. Chưa phát hành gì.",
  mailFiles: "Chưa đặt máy chủ thư: email thành tệp trong thư mục dữ liệu.",
  words: "Lời nhắn cho khách trong lúc chờ",
  steps: {
    mail: {
      title: "Email hoạt động",
      text: "Gửi cho mình một email thử.",
    },
    payments: {
      title: "Thanh toán hoạt động",
      text: "Nhà cung cấp thanh toán trả lời cửa hàng.",
    },
    documents: {
      title: "Tài liệu pháp lý",
      text: "Thay bản mẫu bằng điều khoản và chính sách riêng của bạn.",
    },
    guarantee: {
      title: "Bảo hành theo luật",
      text: "Tải lên thông báo chính thức của EU, giữ nguyên văn, bằng từng ngôn ngữ.",
    },
    secondAdmin: {
      title: "Người vận hành thứ hai",
      text: "Để không ai bị khóa ngoài và có người duyệt.",
    },
    backup: {
      title: "Bản sao lưu",
      text: "Thiết lập sao lưu trước lần bán đầu tiên.",
    },
    category: {
      title: "Danh mục đầu tiên",
      text: "Sản phẩm được xếp theo danh mục.",
    },
    item: {
      title: "Sản phẩm đầu tiên",
      text: "Nhập danh sách kèm ảnh, hoặc thêm từng cái.",
    },
    safety: {
      title: "An toàn sản phẩm",
      text: "Nêu nhà sản xuất và các thông tin khác của mỗi sản phẩm.",
    },
    box: {
      title: "Hộp đầu tiên",
      text: "Bắt đầu từ ba hộp mẫu rồi phát hành một hộp.",
    },
    market: {
      title: "Một thị trường",
      text: "Quyết định về quyền rút lui và bật hộp ở nơi bạn được phép.",
    },
    identity: {
      title: "Kiểm tra danh tính",
      text: "Một thị trường yêu cầu xác minh danh tính. Hãy đặt IDENTITY_CHECK và thêm identity vào FOUR_EYES.",
    },
    testOrder: {
      title: "Đơn hàng thử",
      text: "Mua thử trong cửa hàng bằng thẻ thử.",
    },
  },
  wordsPage: {
    title: "Sắp khai trương",
    lead: "Khách đọc lời này khi cửa hàng chưa có hàng. Để trống để dùng lời có sẵn.",
    name: "Tiêu đề",
    text: "Nội dung",
    save: "Lưu lời nhắn",
    saved: "Đã lưu lời nhắn",
    back: "Danh mục hàng",
  },
  progress: (done, all) => `Xong ${number(done)}/${number(all)}`,
  unsafe: (count: number) => plural(count, { other: "# sản phẩm đang hiển thị còn thiếu." }),
  mailSent: (email) => `Email thử đang được gửi đến ${email}`,
  mailFailed: (reason) => `Email gần nhất thất bại: ${reason}`,
  waiting: (count) => plural(count, { other: "# địa chỉ đã xác nhận đang chờ email." }),
};
