import type { Translated } from "../../texts.ts";
import type { watchedOdds as english } from "../../en/overview/odds.ts";
import { counted, number, percent } from "../grammar.ts";

export const watchedOdds: Translated<typeof english> = {
  title: "Surveillance des probabilités",
  lead: (chance: number) =>
    `Les box ouvertes, comparées à leurs probabilités publiées. Si souvent que vous consultiez cette page, la probabilité qu’une alarme y soit un jour fausse est de ${percent(chance)} au plus.`,
  asOf: (time: string) => `État au ${time}`,
  none: "Aucune box n’a encore été ouverte.",
  back: "Retour au tableau de bord",
  backToList: "Toutes les box",
  version: (name: string, version: number) => `${name}, version ${version}`,
  notCurrent: "version antérieure",
  percent: (share: number) => percent(share),
  range: (low: number, high: number) => `${percent(low)} à ${percent(high)}`,
  openings: (count: number) => counted(count, "ouverture", "ouvertures"),
  count: (value: number) => number(value),
  columns: {
    box: "Box",
    openings: "Ouvertures",
    expected: "Attendu",
    observed: "Observé",
    band: "Bande",
    payout: "Redistribution",
    tickets: "Tickets",
  },
  calm: "Comme publié",
  evidence: (share: number) => `Indices à ${percent(share)} d’une alarme`,
  strays: "S’écarte",
  strayed: (time: string) => `S’écarte depuis le ${time}`,
  payoutTitle: "Taux de redistribution de toutes les ouvertures à ce jour",
  ticketsTitle: "Tickets tirés, en cinquante parts égales",
  drawn: "Tirés",
  uniform: "Si uniforme",
  from: (first: string, last: string) => `${first} à ${last}`,
  alarm: "Cette version ne concorde pas avec ses probabilités publiées. Mettez la box en pause et enquêtez.",
  facts: {
    price: "Prix",
    expected: "Valeur moyenne d’une ouverture",
    deviation: "Écart type d’une ouverture",
    observed: "Taux de redistribution observé",
    band: "Bande pour ce nombre d’ouvertures",
  },
  how: "Méthode du test",
  howText:
    "La bande montre ce que des probabilités équitables peuvent redistribuer, quel que soit le nombre d’ouvertures : la probabilité qu’une box équitable en sorte un jour est au plus sa part de la probabilité ci-dessus. Un second test vérifie que les tickets sont tirés régulièrement.",
};
