import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const complaintTexts: Pick<Texts, "complaintReceived" | "complaintAnswered"> = {
  complaintReceived: ({ number, receivedAtUtc, answerByUtc, adrBody, link }) => ({
    subject: `你的投诉 ${number}`,
    heading: "我们已收到你的投诉",
    paragraphs: [
      `我们已于 ${moment(receivedAtUtc)} 收到你的投诉，编号为 ${number}。我们会在 ${answerByUtc.slice(0, 10)} 之前答复。`,
      ...(adrBody === "" ? [] : [`如果未能达成一致，你可以求助于：${adrBody}`]),
    ],
    action: { label: "我们如何处理投诉", url: link },
    closing: ["没有写信给我们？那是有人填了你的邮箱，你无需做任何事。"],
  }),
  complaintAnswered: ({ number, text, adrBody, link }) => ({
    subject: `对你的投诉 ${number} 的答复`,
    heading: "对你的投诉的答复",
    paragraphs: [...text.split(/\n+/), ...(adrBody === "" ? [] : [`如果你不同意，可以求助于：${adrBody}`])],
    action: { label: "我们如何处理投诉", url: link },
    closing: ["有问题？请回复这封邮件。"],
  }),
};
