import type { Translated } from "../../texts.ts";
import type { openings as english } from "../../en/lootboxes/openings.ts";
import { number, percent } from "../grammar.ts";

export const openings: Translated<typeof english> = {
  title: (box: string) => `Ouverture de ${box}`,
  titleUnknown: "Ouverture",
  close: "Fermer",
  box: "Box",
  paid: "Payé",
  odds: "Probabilité",
  oddsOf: (probability: number) => `${percent(probability)} (1 sur ${number(1 / probability)})`,
  ticket: "Ticket tiré",
  ticketOf: (ticket: number) => number(ticket),
  range: (from: number, to: number) => `plage de ${number(from)} à ${number(to)}`,
  openedAt: "Ouverte le",
  now: "Statut de l’article",
  statuses: {
    InInventory: "Dans votre inventaire",
    Shipping: "En route vers vous",
    Delivered: "Livré",
    Sold: "Revendu",
    Returned: "Retourné à la boutique",
  },
  opening: "Ouverture",
  sameRequest: "Ouvertes ensemble",
  oneOf: (place: number, all: number) => `Box ${place} sur ${all} ouvertes ensemble`,
  proof: "Preuve",
};
