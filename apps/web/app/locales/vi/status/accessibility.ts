import type { accessibility as english } from "../../en/status/accessibility.ts";
import type { Translated } from "../../texts.ts";

export const accessibility: Translated<typeof english> = {
  title: "Khả năng tiếp cận",
  description: (brand) => `${brand} dễ tiếp cận đến đâu, đã kiểm thử những gì và báo rào cản cho ai.`,
  aim: "Cửa hàng này được làm để đáp ứng WCAG 2.2 mức AA, như tiêu chuẩn châu Âu EN 301 549 yêu cầu.",
  tested: {
    title: "Đã kiểm thử những gì và như thế nào",
    points: {
      states:
        "Các bài kiểm thử tự động đi qua các trạng thái của trang, của khách và của bảng điều khiển, trong Chromium và kiểm tra theo quy tắc của axe.",
      looks:
        "Việc này diễn ra trong cửa sổ cỡ máy tính và cỡ điện thoại, trên trang sáng và trang tối, với ngôn ngữ viết từ trái sang phải và từ phải sang trái, và ở độ tương phản cao.",
      keyboard: "Có bài kiểm thử chỉ dùng bàn phím cho menu, hộp thoại và biểu mẫu, và kiểm tra tiêu điểm đi đâu.",
      colours: "Màu do chủ cửa hàng chọn bị từ chối nếu không đọc được chữ trên đó.",
      motion: "Hiệu ứng chuyển động theo cài đặt giảm chuyển động trên thiết bị của bạn.",
    },
  },
  untested: {
    title: "Chưa kiểm thử những gì",
    points: {
      readers:
        "Chưa có ai kiểm thử cửa hàng bằng trình đọc màn hình trong thời gian dài, và chưa có tổ chức bên ngoài nào đánh giá.",
      payment: "Trang thanh toán và trang của ngân hàng thuộc về bên khác.",
      descriptions: "Mô tả sản phẩm do chủ cửa hàng viết và có thể chưa đầy đủ.",
      documents: "Tài liệu PDF, như hóa đơn và điều khoản, chưa được kiểm thử.",
    },
  },
  report: {
    title: "Bạn gặp rào cản?",
    text: "Hãy cho chúng tôi biết bạn muốn làm gì và điều gì đã cản trở, chúng tôi sẽ giúp và khắc phục:",
    complain: "Khiếu nại, và ai khác có thể giúp",
  },
};
