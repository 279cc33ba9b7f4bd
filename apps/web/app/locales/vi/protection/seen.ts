import { plural } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { seen as english } from "../../en/protection/seen.ts";

export const seen: Translated<typeof english> = {
  markers: {
    RisingSpend: (amount, usual) => `Đã trả ${amount} cho hộp trong một tuần. Thường là ${usual}.`,
    newSpend: (amount) => `Đã trả ${amount} cho hộp trong một tuần, sau bốn tuần không trả gì`,
    NightPlay: (nights) => plural(nights, { other: "Đã mở hộp trong # của bảy đêm qua" }),
    RaiseAfterLoss: (amount) => `Yêu cầu giới hạn cao hơn trong vòng một ngày sau khi mất ${amount}`,
    ReturnedTopUps: (amount, deposited, returns) =>
      `Đã gửi trả ${amount} trong 30 ngày, trên ${deposited} đã nạp (${returns})`,
    returns: (count, failed) => `${plural(count, { other: "# lần gửi trả" })}, thất bại: ${failed}`,
  },
  steps: {
    title: "Các bước gợi ý",
    lead: "Chọn bước phù hợp, và nếu được hãy nói chuyện với người đó trước.",
    write: "Viết cho họ: nói điều bạn nhận thấy, không trách móc, và cho biết đường dây hỗ trợ ở nước họ.",
    limit: "Gợi ý một giới hạn. Chỉ họ mới đặt được, trong mục Giới hạn của tài khoản.",
    pause: "Bắt đầu kỳ tạm nghỉ trên trang của họ nếu họ yêu cầu hoặc không dừng được. Không ai có thể kết thúc sớm.",
    age: "Hỏi tuổi nếu bạn nghi ngờ. Kiểm tra giấy tờ trước khi sửa.",
    cards: "Trước tiên hãy xem các khoản thanh toán: tiền chỉ đi vòng có thể là thử thẻ bị đánh cắp.",
    end: "Đóng vụ việc với kết quả nói lên việc bạn đã làm.",
  },
  break: "Tạm nghỉ",
  noBreak: "Không có kỳ tạm nghỉ nào.",
  taking: (until) => `Đang tạm nghỉ đến ${until}.`,
  excluded: (until) => `Bị loại trừ đến ${until}, sau đó đến khi người này mở lại tài khoản.`,
  reopening: (at) => `Tài khoản mở lại vào ${at}.`,
  limits: "Giới hạn",
  noLimits: "Chưa đặt giới hạn nào.",
  asked: (amount, time) => `Đã yêu cầu: ${amount}, từ ${time}.`,
  months: "Mười hai tháng qua",
  noMonths: "Không có lượt mở hay lần nạp nào.",
  signs: "Dấu hiệu bị tổn hại",
  noSigns: "Không phát hiện.",
  exclusion: (length) => `Loại trừ: ${length}`,
};
