import { isolated } from "../../../files/index.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => isolated(`${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`);

export const complaintTexts: Pick<Texts, "complaintReceived" | "complaintAnswered"> = {
  complaintReceived: ({ number, receivedAtUtc, answerByUtc, adrBody, link }) => ({
    subject: `شكواك ${isolated(number)}`,
    heading: "وصلتنا شكواك",
    paragraphs: [
      `وصلتنا شكواك بتاريخ ${moment(receivedAtUtc)}. رقمها ${isolated(number)}. سنرد عليها حتى ${isolated(answerByUtc.slice(0, 10))}.`,
      ...(adrBody === "" ? [] : [`إن لم نتفق فيمكنك اللجوء إلى: ${isolated(adrBody)}`]),
    ],
    action: { label: "كيف نعالج الشكاوى", url: link },
    closing: ["لم تكتب إلينا؟ إذن أدخل أحد ما عنوانك. لا يلزمك فعل شيء."],
  }),
  complaintAnswered: ({ number, text, adrBody, link }) => ({
    subject: `ردّنا على شكواك ${isolated(number)}`,
    heading: "ردّنا على شكواك",
    paragraphs: [
      ...text.split(/\n+/),
      ...(adrBody === "" ? [] : [`إن لم توافق فيمكنك اللجوء إلى: ${isolated(adrBody)}`]),
    ],
    action: { label: "كيف نعالج الشكاوى", url: link },
    closing: ["هل من خطأ؟ ردّ على هذه الرسالة."],
  }),
};
