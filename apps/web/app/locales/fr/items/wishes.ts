import type { Translated } from "../../texts.ts";
import type { wishes as english } from "../../en/items/wishes.ts";

export const wishes: Translated<typeof english> = {
  title: "Liste d’envies",
  lead: "Nous vous prévenons quand un prix baisse ou qu’un article revient en stock.",
  none: "Votre liste d’envies est vide. Choisissez le cœur d’un article pour l’y ajouter.",
  newest: "Nouveautés de la boutique",
  browse: "Parcourir la boutique",
  save: "Ajouter à la liste d’envies",
  remove: "Retirer de la liste d’envies",
  wished: (name: string) => `Liste d’envies : ${name}`,
  saved: (name: string) => `${name} est dans votre liste d’envies`,
  removed: (name: string) => `${name} n’est plus dans votre liste d’envies`,
  view: "Voir",
  undo: "Annuler",
  share: "Partager",
};
