import type { Translated } from "../../texts.ts";
import type { mailPreferences as english } from "../../en/notifications/mail-preferences.ts";

export const mailPreferences: Translated<typeof english> = {
  title: "Les e-mails au choix",
  lead: "Quoi que vous choisissiez ici, vous verrez tout dans votre compte.",
  saved: "Enregistré",
  kinds: {
    openingsOfDay: {
      label: "Confirmation de vos ouvertures",
      hint: "Un e-mail pour chaque jour où vous avez ouvert des box",
    },
    shipmentSent: {
      label: "Expédition en route",
      hint: "Au départ, le jour de la livraison, et si le transporteur la retient",
    },
    wishNews: { label: "Liste d’envies", hint: "Quand un prix baisse ou qu’un article revient en stock" },
  },
  always: {
    title: "Les e-mails que vous recevez toujours",
    lead: "La loi les impose ou ils protègent votre compte : ils ne peuvent pas être désactivés.",
    orders: { label: "Commandes et paiements", hint: "Confirmations, annulations et remboursements" },
    security: {
      label: "Sécurité",
      hint: "Nouvelles connexions, changements de mot de passe et connexion en deux étapes",
    },
  },
};
