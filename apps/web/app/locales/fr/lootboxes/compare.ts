import type { compare as english } from "../../en/lootboxes/compare.ts";
import type { Translated } from "../../texts.ts";

export const compare: Translated<typeof english> = {
  title: "Comparer deux box",
  description: "Deux box côte à côte : prix, valeur moyenne, chance de dépasser le prix et dispersion des gains.",
  lead: "Tous les chiffres viennent des probabilités publiées.",
  first: "Première box",
  second: "Deuxième box",
  see: "Voir cette box",
  figure: "Chiffre",
  spread: (percent: number) => `${percent} ouvertures sur 100 valent au plus`,
  better: "plus élevé",
  half: "la moitié des ouvertures",
  best: "Meilleur article",
  common: "Articles présents dans les deux box",
  noneCommon: "Ces deux box n’ont aucun article en commun.",
  item: "Article",
  tooFew: "Il n’y a pas deux box ouvertes à comparer.",
};
