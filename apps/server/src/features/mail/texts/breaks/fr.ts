import { identityTexts } from "../identity/fr.ts";
import type { Texts } from "../mail-texts.ts";

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;

export const breakTexts: Pick<Texts, "breakStarted" | "identityDecided"> = {
  ...identityTexts,
  breakStarted: ({ kind, untilUtc, link }, { brand }) => ({
    subject: kind === "Break" ? `Une pause pour votre compte ${brand}` : `Votre compte ${brand} est exclu`,
    heading: kind === "Break" ? "Nous avons commencé une pause pour vous" : "Nous avons exclu votre compte",
    paragraphs: [
      `Notre équipe a fermé les box et les recharges de votre compte ${brand} jusqu’au ${moment(untilUtc)}. Personne ne peut y mettre fin plus tôt, pas même nous.`,
      ...(kind === "Break"
        ? []
        : ["Elles ne rouvrent pas d’elles-mêmes : ensuite, c’est vous qui décidez de revenir."]),
      "Vous pouvez toujours vendre et faire livrer ce qui vous appartient.",
    ],
    action: { label: "Voir ce qui vous protège", url: link },
    closing: [
      "Si le jeu vous inquiète, parlez-en à quelqu’un. Une ligne d’aide de votre pays est gratuite et confidentielle.",
    ],
  }),
};
