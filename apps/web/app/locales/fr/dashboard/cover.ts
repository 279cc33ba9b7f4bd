import type { Translated } from "../../texts.ts";
import type { coverTexts as english } from "../../en/dashboard/cover.ts";
import { counted, number, plural } from "../grammar.ts";

export const coverTexts: Translated<typeof english> = {
  title: "Couverture des lots",
  lead: "Le stock couvre-t-il ce qui a été gagné et ce que promettent les box ouvertes ?",
  open: "Couverture des lots",
  leadDays: "Jours avant l’arrivée d’un nouveau stock",
  asOf: (time: string) => `Pièces gagnées comptées le ${time}.`,
  notCounted: "Les pièces gagnées n’ont pas encore été comptées.",
  item: "Article",
  state: "Couverture",
  states: { Unlimited: "Illimité", Short: "Insuffisant", AtRisk: "À risque", Covered: "Couvert" },
  stock: "Stock",
  unlimited: "illimité",
  withoutLimit: (count: number) =>
    plural(count, {
      one: "# article sans limite de stock",
      many: "# d’articles sans limite de stock",
      other: "# articles sans limite de stock",
    }),
  owed: "Dû",
  wonPerDay: "Gagnés par jour",
  lasts: "Durée",
  days: (days: number) => (days >= 1000 ? "1 000 jours ou plus" : counted(Math.floor(days), "jour", "jours")),
  rate: (count: number) => number(count),
  proposal: "Proposition",
  boxes: "Dans",
  pause: (box: string) => `Mettre en pause : ${box}`,
  substitute: (box: string, item: string, value: string) => `Le remplacer dans ${box} par ${item} (${value})`,
  restock: "Réapprovisionner",
  covered: "Tout ce que promettent les box est couvert.",
  lacks: (items: string) => `La boutique n’a peut-être pas de quoi tenir ce que promet cette box : ${items}.`,
  inBox: "Ce que cette box promettrait",
  perDay: "Ouvertures par jour",
  perDayHint: "Vide : aussi souvent qu’elle, ou les autres box, ont été ouvertes ces derniers jours.",
};
