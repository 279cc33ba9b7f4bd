import { openingsMail } from "./confirmation.ts";

export const openingTexts = openingsMail({
  amounts: "vi",
  apart: (name) => name,
  subject: (brand, day) => `Các lượt mở hộp ${brand} của bạn ngày ${day}`,
  heading: (day) => `Các lượt mở hộp của bạn ngày ${day}`,
  lead: "Đây là xác nhận về những hộp bạn đã mở. Hãy giữ lại.",
  opened: (nonce, time, box, item) => `Số ${nonce}, ${time}, ${box}: ${item}`,
  paid: "Đã trả cho hộp",
  odds: (box, version, hash) => `Xác suất của ${box}, phiên bản ${version}. Mã băm: ${hash}`,
  check: "Kiểm tra các lượt mở",
  times: (zone) => `Giờ theo múi giờ ${zone}. Trang trên có bằng chứng của từng lượt mở mà bạn có thể lưu.`,
  returnable: (openings, link) =>
    `Bạn có thể rút khỏi các lượt mở số ${openings} trong vòng 14 ngày sau khi nhận sản phẩm mà không cần lý do. Bạn gửi trả sản phẩm, và chúng tôi hoàn giá của lượt mở. Sản phẩm đã bán lại thì không trả được nữa. ${link}`,
  consented: (openings) =>
    `Các lượt mở số ${openings}: bạn đã đồng ý mở hộp ngay, và biết rằng quyền rút khỏi hợp đồng này của bạn đã chấm dứt khi quay.`,
  seller: (line) => `Người bán: ${line}`,
  off: (link) => `Bạn nhận email này cho mỗi ngày có mở hộp. Bạn có thể tắt tại đây: ${link}`,
});
