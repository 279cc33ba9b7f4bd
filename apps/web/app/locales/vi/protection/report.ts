import type { Translated } from "../../texts.ts";
import type { report as english } from "../../en/protection/report.ts";

export const report: Translated<typeof english> = {
  title: "Bảo vệ",
  lead: "Việc chơi và những gì đã bảo vệ người dùng, theo tháng. Cơ quan quản lý yêu cầu báo cáo này.",
  back: "Tất cả thanh toán",
  asOf: (time, zone) =>
    `Số tiền tính đến ${time}. Tháng kết thúc lúc nửa đêm ở ${zone}. Số người được đếm sáu giờ một lần.`,
  file: "Tải CSV",
  show: "Số tháng",
  last: (count) => `${count} tháng qua`,
  month: "Tháng",
  play: {
    title: "Việc chơi",
    lead: "Đã trúng là giá thị trường của những gì hộp đã cho, chênh lệch là đã trúng trừ đã trả.",
    people: "Số người",
    deposited: "Đã nạp",
    spent: "Trả cho hộp",
    won: "Đã trúng",
    net: "Chênh lệch",
  },
  limits: { title: "Giới hạn", set: "Đã đặt", lowered: "Đã hạ", raised: "Đã nâng hoặc bỏ" },
  breaks: {
    title: "Tạm nghỉ và loại trừ",
    byPeople: "Người dùng tạm nghỉ",
    byOperators: "Người vận hành cho nghỉ",
    running: "Đang nghỉ vào cuối kỳ",
    excludedByPeople: "Người dùng tự loại",
    excludedByOperators: "Người vận hành loại",
    excludedByShop: "Tài khoản khác",
    excluded: "Bị loại vào cuối kỳ",
  },
  signs: { title: "Dấu hiệu và vụ việc", closed: "Vụ việc đã đóng" },
};
