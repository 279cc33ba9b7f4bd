import type { Translated } from "../../texts.ts";
import type { unsubscribe as english } from "../../en/notifications/unsubscribe.ts";

export const unsubscribe: Translated<typeof english> = {
  titles: {
    openingsOfDay: "Désactiver la confirmation quotidienne de vos ouvertures ?",
    shipmentSent: "Désactiver les e-mails sur vos expéditions en route ?",
    wishNews: "Désactiver les e-mails sur votre liste d’envies ?",
  },
  text: "Vous les verrez toujours dans votre compte.",
  submit: "Désactiver",
  done: "Vous ne recevrez plus ces e-mails. Vous pouvez les réactiver dans vos préférences d’e-mail.",
  preferences: "Préférences d’e-mail",
  unknown: "Ce lien n’est pas valide. Vous pouvez désactiver ces e-mails dans vos préférences d’e-mail.",
};
