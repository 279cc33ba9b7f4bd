import type { Texts } from "../mail-texts.ts";

const days = new Intl.DateTimeFormat("vi", { dateStyle: "long", timeZone: "UTC" });
const moment = (utc: string) => `${utc.slice(11, 16)} ${days.format(new Date(utc))} (UTC)`;

export const launchTexts: Pick<Texts, "firstPassword" | "launchAsked" | "launchOpen" | "testMail"> = {
  firstPassword: ({ link, validMinutes }, { brand }) => ({
    subject: `Chọn mật khẩu cho ${brand}`,
    heading: "Cửa hàng của bạn đã được thiết lập",
    paragraphs: [
      `Ai đó, có lẽ là bạn, đã thiết lập cửa hàng ${brand} và tạo tài khoản đầu tiên cho địa chỉ email này. Tài khoản đó có mọi quyền trong cửa hàng.`,
    ],
    action: { label: "Chọn mật khẩu", url: link },
    closing: [
      `Liên kết chỉ dùng được một lần và hết hạn sau ${validMinutes} phút. Sau đó, hãy chọn “Quên mật khẩu?” ở trang đăng nhập để nhận liên kết khác.`,
      "Không phải bạn? Hãy bỏ qua email này. Không ai biết mật khẩu nào của tài khoản này.",
    ],
  }),
  launchAsked: ({ link, unsubscribe }, { brand }) => ({
    subject: `Báo cho bạn khi ${brand} mở cửa?`,
    heading: "Bạn có muốn biết khi chúng tôi mở cửa không?",
    paragraphs: [
      `Ai đó, có lẽ là bạn, đã nhờ ${brand} gửi một email đến địa chỉ này khi cửa hàng có những sản phẩm đầu tiên.`,
    ],
    action: { label: "Có, hãy báo cho tôi", url: link },
    closing: [
      "Chúng tôi không gửi gì nếu bạn không bấm nút. Email chỉ đến một lần, sau đó chúng tôi xóa địa chỉ của bạn.",
      `Không phải bạn, hoặc bạn đã đổi ý? Xóa địa chỉ tại đây: ${unsubscribe}`,
    ],
  }),
  launchOpen: ({ link }, { brand }) => ({
    subject: `${brand} đã mở cửa`,
    heading: "Chúng tôi đã mở cửa",
    paragraphs: [`Những sản phẩm đầu tiên đã có tại ${brand}. Bạn đã nhờ chúng tôi báo tin.`],
    action: { label: "Ghé cửa hàng", url: link },
    closing: ["Đây là email duy nhất: chúng tôi đã xóa địa chỉ của bạn."],
  }),
  testMail: ({ sentAtUtc }, { brand }) => ({
    subject: `Email thử từ ${brand}`,
    heading: "Email hoạt động tốt",
    paragraphs: [`Một người vận hành của ${brand} đã gửi email thử này lúc ${moment(sentAtUtc)}.`],
    closing: ["Bạn không cần làm gì."],
  }),
};
