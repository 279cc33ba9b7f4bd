import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "Cảnh báo về nhật ký công khai",
  nothing: "Không có gì được tiết lộ, nên không hộp nào được mở.",
  fork: "Nhật ký công khai của cửa hàng mâu thuẫn với những gì trình duyệt của bạn từng thấy: cửa hàng đã đưa ra hai phiên bản không nối tiếp nhau. Cửa hàng đã ký cả hai, và điều đó chứng minh với tất cả mọi người.",
  unread: (since: string) =>
    `Cửa hàng vẫn trả lời, nhưng từ ${since} chúng tôi không đọc được nhật ký công khai của cửa hàng. Chừng nào còn như vậy, trình duyệt của bạn không kiểm tra được các lượt mở của bạn có trong đó không, hay người khác có thấy cùng nhật ký đó không. Riêng điều này chưa chứng minh gì.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "Không còn ai làm chứng cho nhật ký công khai của cửa hàng. Cửa hàng có thể cho người khác thấy một nhật ký khác."
      : `Cửa hàng đã đổi các nhân chứng của nhật ký công khai, hoặc số nhân chứng phải ký: nay là ${number(quorum)} trên ${number(count)}. Chữ ký của cửa hàng xác nhận thay đổi này, và trình duyệt của bạn áp dụng từ bây giờ.`,
  noticeChanged: (before: string, after: string) =>
    `Cửa hàng nay báo trước ${after} khi có tỷ lệ mới. Trước đây là ${before}. Chữ ký của cửa hàng xác nhận thay đổi này.`,
  mirrorsChanged: (mirrors: readonly string[]) =>
    mirrors.length === 0
      ? "Cửa hàng không còn nêu ai nhận những lần mở mà cửa hàng chưa trả lời. Chữ ký của cửa hàng xác nhận thay đổi này."
      : `Nếu cửa hàng không trả lời một lần mở, trình duyệt của bạn nay chuyển nó đến: ${mirrors.join(", ")}. Chữ ký của cửa hàng xác nhận thay đổi này.`,
  minutes: (count: number) => plural(count, { other: "# phút" }),
  shortNotice: (box: string) =>
    `Tỷ lệ của ${box} đã thay đổi, hoặc hộp đã đóng, với thời hạn báo trước ngắn hơn cửa hàng cam kết. Các đề nghị đã ký và nhật ký công khai cho thấy điều đó.`,
  goOn: "Tôi đã xem. Tiếp tục",
  save: "Lưu thành tệp",
};
