import type { Translated } from "../texts.ts";
import type { lists as english } from "../en/lists.ts";
import { counted } from "./grammar.ts";

export const lists: Translated<typeof english> = {
  pages: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
  page: (number: number) => `Page ${number}`,
  results: (count: number) => counted(count, "résultat", "résultats"),
  clear: "Effacer les filtres",
  filters: "Filtres",
  sort: "Trier par",
  search: "Rechercher",
  clearSearch: "Effacer la recherche",
  searchFor: (text: string) => `« ${text} »`,
  price: "Prix",
  min: "Min.",
  max: "Max.",
  minPrice: "Prix minimum en euros",
  maxPrice: "Prix maximum en euros",
  priceFrom: (amount: string) => `À partir de ${amount}`,
  priceTo: (amount: string) => `Jusqu’à ${amount}`,
  priceBetween: (low: string, high: string) => `De ${low} à ${high}`,
  priceFaults: {
    amount: "Le prix doit être un montant, par exemple 12,50",
    order: "Le prix maximum doit être au moins égal au prix minimum",
  },
  chosen: "Filtres actifs",
  remove: (what: string) => `Retirer : ${what}`,
  show: (results: string) => `Voir ${results}`,
};
