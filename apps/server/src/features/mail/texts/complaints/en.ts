import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const complaintTexts: Pick<Texts, "complaintReceived" | "complaintAnswered"> = {
  complaintReceived: ({ number, receivedAtUtc, answerByUtc, adrBody, link }) => ({
    subject: `Your complaint ${number}`,
    heading: "We have your complaint",
    paragraphs: [
      `We received your complaint on ${moment(receivedAtUtc)}. Its number is ${number}. We answer it by ${answerByUtc.slice(0, 10)}.`,
      ...(adrBody === "" ? [] : [`If we can't agree, you can turn to: ${adrBody}`]),
    ],
    action: { label: "How we deal with complaints", url: link },
    closing: ["Didn't write to us? Then somebody typed your address. You don't need to do anything."],
  }),
  complaintAnswered: ({ number, text, adrBody, link }) => ({
    subject: `Our answer to your complaint ${number}`,
    heading: "Our answer to your complaint",
    paragraphs: [...text.split(/\n+/), ...(adrBody === "" ? [] : [`If you don't agree, you can turn to: ${adrBody}`])],
    action: { label: "How we deal with complaints", url: link },
    closing: ["Something not right? Reply to this email."],
  }),
};
