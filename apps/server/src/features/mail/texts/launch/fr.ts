import type { Texts } from "../mail-texts.ts";

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;

export const launchTexts: Pick<Texts, "firstPassword" | "launchAsked" | "launchOpen" | "testMail"> = {
  firstPassword: ({ link, validMinutes }, { brand }) => ({
    subject: `Choisissez un mot de passe pour ${brand}`,
    heading: "Votre boutique est installée",
    paragraphs: [
      `Quelqu’un, sans doute vous, a installé la boutique ${brand} et créé son premier compte pour cette adresse e-mail. Ce compte peut tout faire dans la boutique.`,
    ],
    action: { label: "Choisir un mot de passe", url: link },
    closing: [
      `Le lien ne fonctionne qu’une fois et expire au bout de ${validMinutes} minutes. Ensuite, « Mot de passe oublié ? » à la connexion vous en envoie un autre.`,
      "Ce n’était pas vous ? Ignorez cet e-mail : personne ne connaît de mot de passe de ce compte.",
    ],
  }),
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
