import type { Texts } from "../mail-texts.ts";

const days = new Intl.DateTimeFormat("vi", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
const moment = (utc: string) => `${utc.slice(11, 16)} ngày ${days.format(new Date(utc))} (UTC)`;

export const complaintTexts: Pick<Texts, "complaintReceived" | "complaintAnswered"> = {
  complaintReceived: ({ number, receivedAtUtc, answerByUtc, adrBody, link }) => ({
    subject: `Khiếu nại ${number} của bạn`,
    heading: "Chúng tôi đã nhận khiếu nại của bạn",
    paragraphs: [
      `Chúng tôi đã nhận khiếu nại của bạn lúc ${moment(receivedAtUtc)}. Số khiếu nại là ${number}. Chúng tôi trả lời trước ngày ${answerByUtc.slice(0, 10)}.`,
      ...(adrBody === "" ? [] : [`Nếu hai bên không thống nhất, bạn có thể liên hệ: ${adrBody}`]),
    ],
    action: { label: "Cách chúng tôi xử lý khiếu nại", url: link },
    closing: ["Bạn không viết cho chúng tôi? Vậy là ai đó đã nhập địa chỉ của bạn. Bạn không cần làm gì."],
  }),
  complaintAnswered: ({ number, text, adrBody, link }) => ({
    subject: `Trả lời khiếu nại ${number} của bạn`,
    heading: "Trả lời khiếu nại của bạn",
    paragraphs: [
      ...text.split(/\n+/),
      ...(adrBody === "" ? [] : [`Nếu bạn không đồng ý, bạn có thể liên hệ: ${adrBody}`]),
    ],
    action: { label: "Cách chúng tôi xử lý khiếu nại", url: link },
    closing: ["Có gì không đúng? Hãy trả lời email này."],
  }),
};
