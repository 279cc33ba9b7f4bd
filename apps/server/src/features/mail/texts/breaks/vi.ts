import { identityTexts } from "../identity/vi.ts";
import type { Texts } from "../mail-texts.ts";

const days = new Intl.DateTimeFormat("vi", { dateStyle: "long", timeZone: "UTC" });
const moment = (utc: string) => `${utc.slice(11, 16)} ${days.format(new Date(utc))} (UTC)`;

export const breakTexts: Pick<Texts, "breakStarted" | "identityDecided"> = {
  ...identityTexts,
  breakStarted: ({ kind, untilUtc, link }, { brand }) => ({
    subject:
      kind === "Break" ? `Tài khoản ${brand} của bạn đang tạm nghỉ` : `Tài khoản ${brand} của bạn đã bị loại trừ`,
    heading: kind === "Break" ? "Chúng tôi đã bắt đầu kỳ tạm nghỉ cho bạn" : "Chúng tôi đã loại trừ tài khoản của bạn",
    paragraphs: [
      `Đội ngũ của chúng tôi đã đóng việc mở hộp và nạp tiền của tài khoản ${brand} của bạn đến ${moment(untilUtc)}. Không ai có thể kết thúc sớm, kể cả chúng tôi.`,
      ...(kind === "Break" ? [] : ["Sau đó chúng không tự mở lại: bạn quyết định có quay lại hay không."]),
      "Bạn vẫn có thể bán và nhận giao hàng những gì mình có.",
    ],
    action: { label: "Xem những gì bảo vệ bạn", url: link },
    closing: [
      "Nếu việc mở hộp làm bạn lo lắng, hãy nói chuyện với ai đó. Đường dây hỗ trợ ở nước bạn miễn phí và bảo mật.",
    ],
  }),
};
