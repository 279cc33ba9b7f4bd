import type { review as english } from "../../en/protection/review.ts";
import type { Translated } from "../../texts.ts";

export const review: Translated<typeof english> = {
  title: "Danh tính cần kiểm tra",
  lead: "So sánh giấy tờ với những gì người dùng đã khai. Ảnh bị xóa ngay khi bạn quyết định.",
  look: "Hãy xem từng ảnh: nếu chưa xem hết thì không thể xác minh.",
  nothing: "Không có gì chờ quyết định.",
  name: "Họ tên",
  birthDate: "Ngày sinh",
  residence: "Nơi cư trú",
  asked: "Đã gửi lúc",
  checks: "Số lần kiểm tra",
  refused: "Đã bị từ chối trước đây",
  shared: "Họ tên và ngày sinh này đã được xác minh ở một tài khoản khác. Hãy so sánh trước khi quyết định.",
  other: "Tài khoản khác",
  show: (picture: string) => `Xem: ${picture}`,
  result: "Quyết định",
  results: { Verified: "Xác minh", Refused: "Từ chối" },
  verified: (until: string) => `Đã xác minh đến ${until}. Bạn có thể thu hồi.`,
  onDocument: "Ngày sinh trên giấy tờ",
  until: "Giấy tờ có hạn đến",
  refusal: "Điều người dùng được cho biết",
  reason: "Lý do cho nhật ký kiểm tra",
  decide: "Quyết định",
  takeBack: "Thu hồi xác minh",
  done: "Đã quyết định",
};
