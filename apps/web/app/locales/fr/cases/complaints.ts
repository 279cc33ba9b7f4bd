import type { complaints as english } from "../../en/cases/complaints.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

export const complaints: Translated<typeof english> = {
  title: "Réclamations",
  description: (brand) =>
    `Comment adresser une réclamation à ${brand}, dans quel délai vous avez une réponse, et qui d’autre peut aider.`,
  limits: (days) =>
    `Nous confirmons aussitôt par e-mail la réception de votre réclamation, et y répondons sous ${plural(days, { one: "# jour", other: "# jours" })}. Un compte n’est pas nécessaire.`,
  byMail: "Ou écrivez à",
  adr: "Si nous ne trouvons pas d’accord",
  body: "Vous pouvez vous adresser à cet organisme de règlement extrajudiciaire des litiges :",
  noBody:
    "Vous pouvez vous adresser à un service d’aide aux consommateurs ou à l’organisme de règlement extrajudiciaire des litiges du pays où vous habitez.",
  name: "Nom",
  reference: "Numéro de commande ou d’expédition",
  text: "Que s’est-il passé ?",
  send: "Envoyer la réclamation",
  sent: (number, day) =>
    `Nous avons votre réclamation. Elle porte le numéro ${number}. Vous recevez un e-mail maintenant, et notre réponse au plus tard le ${day}.`,
};
