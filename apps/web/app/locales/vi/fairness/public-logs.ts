import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "Cảnh báo về nhật ký công khai",
  nothing: "Không có gì được tiết lộ, nên không có gì được mở.",
  fork: "Nhật ký công khai của cửa hàng mâu thuẫn với những gì trình duyệt của bạn từng thấy: cửa hàng đã đưa ra hai nhật ký không nối tiếp nhau. Cửa hàng đã ký cả hai, nên điều đó là bằng chứng với tất cả mọi người.",
  unread: (since: string) =>
    `Cửa hàng vẫn trả lời, nhưng từ ${since} không đọc được nhật ký công khai của cửa hàng từ đây. Chừng nào còn như vậy, trình duyệt của bạn không thể biết các lượt mở của bạn có trong đó không, hay đó có phải là nhật ký mà người khác thấy không. Riêng điều này chưa chứng minh gì.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "Cửa hàng hiện không để ai làm chứng cho nhật ký công khai của mình. Cửa hàng có thể cho người khác thấy một nhật ký khác."
      : `Cửa hàng hiện có các nhân chứng khác cho nhật ký công khai của mình, hoặc yêu cầu một số lượng nhân chứng khác: ${number(quorum)} trong ${number(count)} nhân chứng ký. Chữ ký của cửa hàng xác nhận điều đó, và trình duyệt của bạn sẽ theo từ bây giờ.`,
  noticeChanged: (before: string, after: string) =>
    `Cửa hàng hiện báo trước ${after} khi đổi sang tỷ lệ khác. Trước đây là ${before}. Chữ ký của cửa hàng xác nhận điều đó.`,
  minutes: (count: number) => plural(count, { other: "# phút" }),
  shortNotice: (box: string) =>
    `Tỷ lệ của ${box} đã thay đổi sớm hơn thời hạn báo trước mà cửa hàng cam kết. Hai đề nghị, đều đã ký, cho thấy điều đó.`,
  goOn: "Tôi đã xem. Cho tôi tiếp tục",
  save: "Lưu thành tệp",
};
