import type { sharedOpening as english } from "../../en/lootboxes/shared-opening.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const sharedOpening: Translated<typeof english> = {
  title: (items: string, box: string) => `${items} de ${box}`,
  description: (price: string) => `Une box ouverte pour ${price}. Votre navigateur la vérifie lui-même.`,
  by: "Partagé par",
  somebody: "Partagé anonymement",
  chance: (probability: number) => `Probabilité : ${percent(probability)}`,
  box: "Box",
  price: "Prix",
  time: "Ouverte le",
  proof: "Preuve",
  proofLead:
    "Vous n’avez rien à croire sur parole : votre navigateur récupère l’enregistrement signé et le vérifie lui-même.",
  logLead:
    "La preuve complète, qui contient un solde et des identifiants, n’est pas partagée. Le journal public contient cette ouverture sans eux, et votre navigateur l’y vérifie.",
  gone: {
    title: "Rien n’est partagé ici",
    text: "Le lien est peut-être erroné, ou la personne ne partage plus cette ouverture.",
    action: "Voir les box",
  },
};
