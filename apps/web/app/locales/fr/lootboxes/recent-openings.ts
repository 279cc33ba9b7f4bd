import type { recentOpenings as english } from "../../en/lootboxes/recent-openings.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const recentOpenings: Translated<typeof english> = {
  title: "Ouvertures récentes",
  lead: "De vraies ouvertures tirées du journal public, environ une minute après. Seuls les noms des personnes qui l’ont choisi apparaissent.",
  somebody: "Anonyme",
  pause: "Suspendre",
  resume: "Reprendre",
  ofBox: "Dernières ouvertures de cette box",
  ofBoxLead:
    "Tirées du journal public, à la minute près. Votre navigateur peut retrouver et recalculer chacune d’elles.",
  shared: "Voir l’ouverture partagée",
  sharedOf: (name: string) => `Voir l’ouverture partagée : ${name}`,
  more: (count: number) => `Tout afficher (${number(count)})`,
};
