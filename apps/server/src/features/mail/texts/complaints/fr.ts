import type { Texts } from "../mail-texts.ts";

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;

export const complaintTexts: Pick<Texts, "complaintReceived" | "complaintAnswered"> = {
  complaintReceived: ({ number, receivedAtUtc, answerByUtc, adrBody, link }) => ({
    subject: `Votre réclamation ${number}`,
    heading: "Nous avons votre réclamation",
    paragraphs: [
      `Nous avons reçu votre réclamation le ${moment(receivedAtUtc)}. Elle porte le numéro ${number}. Nous y répondrons au plus tard le ${answerByUtc.slice(0, 10)}.`,
      ...(adrBody === "" ? [] : [`Si nous ne trouvons pas d’accord, vous pouvez vous adresser à : ${adrBody}`]),
    ],
    action: { label: "Comment nous traitons les réclamations", url: link },
    closing: ["Vous ne nous avez pas écrit ? Alors quelqu’un a saisi votre adresse. Vous n’avez rien à faire."],
  }),
  complaintAnswered: ({ number, text, adrBody, link }) => ({
    subject: `Notre réponse à votre réclamation ${number}`,
    heading: "Notre réponse à votre réclamation",
    paragraphs: [
      ...text.split(/\n+/),
      ...(adrBody === "" ? [] : [`Si vous n’êtes pas d’accord, vous pouvez vous adresser à : ${adrBody}`]),
    ],
    action: { label: "Comment nous traitons les réclamations", url: link },
    closing: ["Quelque chose ne va pas ? Répondez à cet e-mail."],
  }),
};
