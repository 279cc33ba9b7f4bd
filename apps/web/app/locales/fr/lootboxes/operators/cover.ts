import type { Translated } from "../../../texts.ts";
import type { coverTexts as english } from "../../../en/lootboxes/operators/cover.ts";
import { counted, number, plural } from "../../grammar.ts";

export const coverTexts: Translated<typeof english> = {
  title: "Couverture des lots",
  lead: "Le stock couvre-t-il ce qui a été gagné et ce que les box ouvertes peuvent donner ?",
  open: "Couverture des lots",
  leadDays: "Jours avant l’arrivée d’un nouveau stock",
  asOf: (time: string) => `Articles gagnés comptés le ${time}.`,
  notCounted: "Les articles gagnés n’ont pas encore été comptés.",
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
  lasts: "Suffit pour",
  days: (days: number) => (days >= 1000 ? "1 000 jours ou plus" : counted(Math.floor(days), "jour", "jours")),
  rate: (count: number) => number(count),
  proposal: "Proposition",
  boxes: "Dans",
  pause: (box: string) => `Mettre en pause : ${box}`,
  substitute: (box: string, item: string, value: string) => `Le remplacer dans ${box} par ${item} (${value})`,
  restock: "Réapprovisionner",
  covered: "Tous les lots des box sont couverts.",
  lacks: (items: string) => `Le stock est peut-être insuffisant pour cette box : ${items}.`,
  inBox: "Stock nécessaire à cette box",
  perDay: "Ouvertures par jour",
  perDayHint: "Laissez vide pour reprendre les ouvertures récentes de cette box ou d’autres.",
};
