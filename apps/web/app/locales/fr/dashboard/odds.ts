import type { Translated } from "../../texts.ts";
import type { watchedOdds as english } from "../../en/dashboard/odds.ts";
import { counted, number, percent } from "../grammar.ts";

export const watchedOdds: Translated<typeof english> = {
  title: "Probabilités surveillées",
  lead: (chance: number) =>
    `Ce que les box ouvertes ont fait gagner, comparé à leurs probabilités publiées. Quel que soit le nombre de vos consultations, la probabilité qu’une alarme quelconque soit un jour fausse ici est de ${percent(chance)} au plus.`,
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
  strayed: (time: string) => `Écart le ${time}`,
  payoutTitle: "Taux de redistribution de toutes les ouvertures à ce jour",
  ticketsTitle: "Tickets tirés, en cinquante parts égales",
  drawn: "Tirés",
  uniform: "Si uniforme",
  from: (first: string, last: string) => `${first} à ${last}`,
  alarm: "Cette version s’écarte de ses probabilités publiées. Mettez la box en pause et cherchez pourquoi.",
  facts: {
    price: "Prix",
    expected: "Valeur moyenne d’une ouverture",
    deviation: "Écart type d’une ouverture",
    observed: "Taux de redistribution observé",
    band: "Bande pour ce nombre d’ouvertures",
  },
  how: "Comment c’est testé",
  howText:
    "La bande contient ce que des probabilités honnêtes peuvent redistribuer, pour tous les nombres d’ouvertures à la fois : une box honnête n’en sort, à quelque moment que ce soit, qu’avec au plus sa part de la probabilité ci-dessus. Un second test compare la régularité du tirage des tickets.",
};
