import type { Texts } from "../mail-texts.ts";

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;

export const launchTexts: Pick<Texts, "launchAsked" | "launchOpen" | "testMail"> = {
  launchAsked: ({ link, unsubscribe }, { brand }) => ({
    subject: `Être averti de l’ouverture de ${brand} ?`,
    heading: "Voulez-vous savoir quand nous ouvrons ?",
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à ${brand} d’écrire une fois à cette adresse, quand les premiers articles seront en boutique.`,
    ],
    action: { label: "Oui, prévenez-moi", url: link },
    closing: [
      "Rien n’est envoyé si vous n’appuyez pas sur le bouton. L’e-mail vient une seule fois, puis nous effaçons votre adresse.",
      `Ce n’était pas vous, ou vous avez changé d’avis ? Effacez l’adresse : ${unsubscribe}`,
    ],
  }),
  launchOpen: ({ link }, { brand }) => ({
    subject: `${brand} est ouvert`,
    heading: "Nous sommes ouverts",
    paragraphs: [`Les premiers articles sont en boutique chez ${brand}. Vous nous aviez demandé de vous prévenir.`],
    action: { label: "Voir la boutique", url: link },
    closing: ["C’est le seul e-mail : nous avons effacé votre adresse."],
  }),
  testMail: ({ sentAtUtc }, { brand }) => ({
    subject: `E-mail de test de ${brand}`,
    heading: "Les e-mails fonctionnent",
    paragraphs: [`Un opérateur de ${brand} a envoyé cet e-mail de test le ${moment(sentAtUtc)}.`],
    closing: ["Vous n’avez rien à faire."],
  }),
};
