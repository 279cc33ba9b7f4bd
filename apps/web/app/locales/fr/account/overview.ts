import type { account as english } from "../../en/account/overview.ts";
import type { Translated } from "../../texts.ts";
import { counted } from "../grammar.ts";

/** Texts of the overview of a customer's account. */
export const account: Translated<typeof english> = {
  lead: (name: string) => `Connecté en tant que ${name}`,
  balance: { title: "Solde", statement: "Relevé", topUp: "Recharger" },
  inventory: {
    title: "Inventaire",
    all: "Tout voir",
    pieces: (count: number) => counted(count, "pièce", "pièces"),
    worth: "D’une valeur de",
    boxes: "Voir les box",
    best: "Vos articles les plus précieux",
  },
  limits: {
    title: "Limites et pauses",
    all: "Gérer",
    none: "Aucune limite",
    why: "Décidez à l’avance de ce que vous pouvez dépenser.",
    break: "En pause",
    until: (time: string) => `Jusqu’au ${time}`,
  },
  parcels: {
    title: "En route",
    all: "Toutes les expéditions",
    ship: "Faire expédier",
    none: "Rien n’est en route. Les articles de votre inventaire peuvent être expédiés à tout moment.",
  },
  orders: {
    title: "Dernières commandes",
    all: "Toutes les commandes",
    none: "Aucune commande pour l’instant.",
    toShop: "Vers la boutique",
  },
};
