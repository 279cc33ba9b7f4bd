import type { Translated } from "../../texts.ts";
import type { boxes as english } from "../../en/lootboxes/boxes.ts";
import { counted, flooredPercent } from "../grammar.ts";

export const boxes: Translated<typeof english> = {
  title: "Box",
  description: (brand: string) =>
    `Les box de ${brand} aux probabilités publiées : prix, fourchette de valeurs et chances de dépasser le prix pour chaque box.`,
  search: "Rechercher une box",
  compare: "Comparer deux box",
  tags: "Types de box",
  allTags: "Toutes les box",
  tagNames: { new: "Nouveau", hot: "Tendance", budget: "Petit prix", premium: "Premium", gift: "Cadeau" },
  sorts: {
    featured: "Notre sélection",
    newest: "Nouveautés",
    "name-asc": "Nom, de A à Z",
    "price-asc": "Prix croissant",
    "price-desc": "Prix décroissant",
    chance: "Meilleures chances",
  },
  count: (count: number) => counted(count, "box", "box"),
  none: "Aucune box ne correspond",
  popular: "Populaires en ce moment",
  from: (low: string, high: string) => `Contenu : de ${low} à ${high}`,
  inside: "Ce qu’elles peuvent contenir",
  wished: "Une de mes envies",
  withInside: (name: string) => `Avec : ${name}`,
  aWish: "une envie",
  noWished: "Aucune de vos envies n’est dans une box en ce moment",
  wishesNeedYou: "Connectez-vous pour voir les box avec une de vos envies.",
  chanceOf: (chance: number, what: string) => `${flooredPercent(chance)} de chances : ${what}`,
  beats: (chance: number) =>
    chance > 0 ? `${flooredPercent(chance)} des ouvertures dépassent le prix` : "Aucune ouverture ne dépasse le prix",
};
