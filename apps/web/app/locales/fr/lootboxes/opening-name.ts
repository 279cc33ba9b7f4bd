import type { openingName as english } from "../../en/lootboxes/opening-name.ts";
import type { Translated } from "../../texts.ts";

export const openingName: Translated<typeof english> = {
  title: "Votre nom à côté de vos ouvertures",
  lead: "La boutique montre les ouvertures récentes de son journal public : article, box et heure, jamais vos dépenses ni votre solde. Personne ne sait à qui elles sont, sauf si vous affichez votre nom.",
  label: "Afficher mon nom d’utilisateur à côté de mes ouvertures",
  hint: "Vaut pour toutes vos ouvertures récentes, même passées. Cela relie votre nom d’utilisateur à leurs entrées dans le journal public. Désactivez l’option et votre nom disparaît aussitôt.",
  on: "Votre nom d’utilisateur est affiché à côté de vos ouvertures",
  off: "Vos ouvertures sont de nouveau anonymes",
};
