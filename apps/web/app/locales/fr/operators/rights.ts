import type { rightsTexts as english } from "../../en/operators/rights.ts";
import type { Translated } from "../../texts.ts";

export const rightsTexts: Translated<typeof english> = {
  changed: {
    text: "Vos droits ont changé. Le menu montre déjà ce que vous pouvez faire ; actualisez la page pour l’utiliser ici.",
    reload: "Actualiser",
  },
  granted: {
    title: "Vous êtes désormais opérateur",
    text: "On vous a donné accès au tableau de bord. Reconnectez-vous pour l’utiliser.",
    signIn: "Se reconnecter",
  },
};
