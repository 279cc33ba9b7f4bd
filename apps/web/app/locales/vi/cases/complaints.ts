import type { complaints as english } from "../../en/cases/complaints.ts";
import type { Translated } from "../../texts.ts";

export const complaints: Translated<typeof english> = {
  title: "Khiếu nại",
  description: (brand) => `Cách khiếu nại với ${brand}, khi nào bạn nhận được trả lời và ai khác có thể giúp.`,
  limits: (days) =>
    `Chúng tôi xác nhận ngay qua email rằng đã nhận khiếu nại của bạn và trả lời trong ${days} ngày. Bạn không cần có tài khoản.`,
  byMail: "Hoặc viết tới",
  adr: "Nếu hai bên không thống nhất",
  body: "Bạn có thể liên hệ cơ quan giải quyết tranh chấp thay thế này:",
  noBody:
    "Bạn có thể liên hệ trung tâm tư vấn người tiêu dùng hoặc cơ quan giải quyết tranh chấp thay thế của quốc gia nơi bạn sống.",
  name: "Họ tên",
  reference: "Số đơn hàng hoặc số vận đơn",
  text: "Chuyện gì đã xảy ra?",
  send: "Gửi khiếu nại",
  sent: (number, day) =>
    `Chúng tôi đã nhận khiếu nại của bạn. Số khiếu nại là ${number}. Bạn nhận được email ngay bây giờ và câu trả lời trước ngày ${day}.`,
};
