import type { Translated } from "../../texts.ts";
import type { breaks as english } from "../../en/protection/breaks.ts";

export const breaks: Translated<typeof english> = {
  title: "Tạm nghỉ",
  lead: "Ngừng mở hộp và nạp tiền trong khoảng thời gian bạn chọn. Việc tạm nghỉ bắt đầu ngay và không ai có thể kết thúc sớm, kể cả chúng tôi.",
  goesOn: "Bạn vẫn có thể bán và nhận giao hàng những gì mình có.",
  day: "Tạm nghỉ: 24 giờ",
  longer: "Các lựa chọn khác",
  taken: (until: string) => `Bạn đang tạm nghỉ đến ${until}.`,
  excluded: (until: string) =>
    `Bạn đã tự loại mình đến ${until}. Sau đó, việc mở hộp và nạp tiền vẫn đóng cho đến khi bạn mở lại.`,
  ended: (until: string) =>
    `Thời gian tự loại của bạn đã kết thúc vào ${until}. Việc mở hộp và nạp tiền vẫn đóng cho đến khi bạn mở lại.`,
  reopens: (at: string) => `Việc mở hộp và nạp tiền sẽ mở lại vào ${at}.`,
  reopen: "Mở lại sau 24 giờ",
  length: "Trong bao lâu?",
  until: (day: string) => `Đến ${day}`,
  atLeast: (day: string) => `Ít nhất đến ${day}`,
  lengths: {
    day: "24 giờ",
    week: "7 ngày",
    month: "30 ngày",
    quarter: "3 tháng",
    half: "6 tháng",
    year: "1 năm",
    twoYears: "2 năm",
    fiveYears: "5 năm",
  },
  start: (length: string) => `Tạm nghỉ: ${length}`,
  exclusion: {
    title: "Tự loại mình",
    lead: "Ít nhất sáu tháng. Việc này không tự kết thúc: sau thời gian đó, việc mở hộp và nạp tiền vẫn đóng cho đến khi bạn mở lại.",
    start: "Tự loại mình",
    startFor: (length: string) => `Tự loại mình: ${length}`,
    sure: (day: string) => `Tự loại mình ít nhất đến ${day}?`,
    text: "Bắt đầu ngay. Không ai có thể rút ngắn, kể cả chúng tôi.",
    keep: "Quay lại",
  },
};
