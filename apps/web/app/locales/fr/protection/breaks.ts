import type { Translated } from "../../texts.ts";
import type { breaks as english } from "../../en/protection/breaks.ts";

export const breaks: Translated<typeof english> = {
  title: "Faire une pause",
  lead: "Arrêtez d’ouvrir des box et de recharger pendant la durée de votre choix. La pause commence tout de suite, et personne ne peut l’abréger, pas même nous.",
  goesOn: "Vous pouvez toujours vendre et faire livrer ce qui vous appartient.",
  day: "Faire une pause : 24 heures",
  longer: "Autres pauses",
  taken: (until: string) => `Vous faites une pause jusqu’au ${until}.`,
  excluded: (until: string) =>
    `Vous vous êtes exclu jusqu’au ${until}. Ensuite, les box et les recharges restent fermées jusqu’à ce que vous les rouvriez.`,
  ended: (until: string) =>
    `Votre exclusion a duré jusqu’au ${until}. Les box et les recharges restent fermées jusqu’à ce que vous les rouvriez.`,
  reopens: (at: string) => `Les box et les recharges rouvrent le ${at}.`,
  reopen: "Rouvrir dans 24 heures",
  length: "Pour combien de temps ?",
  until: (day: string) => `Jusqu’au ${day}`,
  atLeast: (day: string) => `Au moins jusqu’au ${day}`,
  lengths: {
    day: "24 heures",
    week: "7 jours",
    month: "30 jours",
    quarter: "3 mois",
    half: "6 mois",
    year: "1 an",
    twoYears: "2 ans",
    fiveYears: "5 ans",
  },
  start: (length: string) => `Faire une pause : ${length}`,
  exclusion: {
    title: "S’exclure",
    lead: "Pour six mois au moins. L’exclusion ne se termine pas d’elle-même : ensuite, les box et les recharges restent fermées jusqu’à ce que vous les rouvriez.",
    start: "S’exclure",
    startFor: (length: string) => `M’exclure : ${length}`,
    sure: (day: string) => `Vous exclure au moins jusqu’au ${day} ?`,
    text: "L’exclusion commence tout de suite. Personne ne peut l’abréger, pas même nous.",
    keep: "Retour",
  },
};
