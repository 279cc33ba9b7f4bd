import type { Translated } from "../../texts.ts";
import type { quickView as english } from "../../en/items/quick-view.ts";

export const quickView: Translated<typeof english> = {
  inTable: "Dans la table des probabilités :",
  details: "Voir la fiche complète",
  others: "Également dans ces box",
  onlyHere: "Aucune autre box ne contient cet article.",
};
