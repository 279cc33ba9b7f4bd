import type { Texts } from "../mail-texts.ts";

const days = new Intl.DateTimeFormat("vi", { dateStyle: "long", timeZone: "UTC" });
const moment = (utc: string) => `${utc.slice(11, 16)} ${days.format(new Date(utc))} (UTC)`;

export const launchTexts: Pick<Texts, "launchAsked" | "launchOpen" | "testMail"> = {
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
