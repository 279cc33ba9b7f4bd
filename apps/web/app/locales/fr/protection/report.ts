import type { Translated } from "../../texts.ts";
import type { report as english } from "../../en/protection/report.ts";

export const report: Translated<typeof english> = {
  title: "Protection",
  lead: "Ce qui a été joué et ce qui a protégé les personnes, par mois. Les autorités le demandent.",
  back: "Tous les paiements",
  asOf: (time, zone) =>
    `Montants au ${time}. Les mois se terminent à minuit (${zone}). Les personnes sont comptées toutes les six heures.`,
  file: "Télécharger en CSV",
  show: "Mois",
  last: (count) => `${count} derniers mois`,
  month: "Mois",
  play: {
    title: "Jeu",
    lead: "Gagné est la valeur marchande de ce que les box ont donné, le solde est gagné moins payé.",
    people: "Personnes",
    deposited: "Rechargé",
    spent: "Payé pour des box",
    won: "Gagné",
    net: "Solde",
  },
  limits: { title: "Limites", set: "Fixées", lowered: "Abaissées", raised: "Relevées ou retirées" },
  breaks: {
    title: "Pauses et exclusions",
    byPeople: "Pauses par les personnes",
    byOperators: "Pauses par les opérateurs",
    running: "En pause à la fin",
    excludedByPeople: "Exclusions par les personnes",
    excludedByOperators: "Exclusions par les opérateurs",
    excludedByShop: "Autres comptes",
    excluded: "Exclus à la fin",
  },
  signs: { title: "Signes de risque et dossiers", closed: "Dossiers clos" },
};
