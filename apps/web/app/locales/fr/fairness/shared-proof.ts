import type { sharedProof as english } from "../../en/fairness/shared-proof.ts";
import type { Translated } from "../../texts.ts";

export const sharedProof: Translated<typeof english> = {
  checking: "Votre navigateur vérifie la preuve…",
  notLogged: "Cette ouverture n’est pas encore dans le journal public. Une nouvelle ouverture met environ une minute.",
  comparison: "Cette page et la preuve",
  open: "Afficher la preuve",
  openHint: "La preuve contient le solde, les identifiants et les clés de la personne qui a ouvert.",
  verifyFile: "Vérifier le fichier vous-même",
  hints: {
    Verified:
      "Votre navigateur a tout recalculé avec les clés publiées de la boutique et tout retrouvé dans les journaux publics.",
    Unlogged:
      "Votre navigateur a tout recalculé avec les clés publiées de la boutique. Il ne manque que le registre public, où l’enregistrement arrive en une minute environ.",
    Recomputed:
      "Toutes les signatures et tous les nombres concordent, mais les journaux publics ne prouvent pas encore tout. Une nouvelle ouverture met environ une minute.",
    Contested: "Tout concorde. Seule la personne qui a ouvert peut dire si c’était elle.",
    Unknown: "Ce lien ne fournit aucune preuve vérifiable. Ne vous y fiez pas.",
    Breach: "Quelque chose ne correspond pas. Ne vous fiez pas à cette page et enregistrez les preuves.",
  },
  holds: {
    opening: "La preuve porte sur une seule ouverture",
    box: "La box est celle de la preuve",
    price: "Le prix est celui de la preuve",
    items: "Articles, tickets et probabilités sont ceux de la preuve",
    time: "L’heure est celle de la preuve",
  },
  differs: {
    opening: "Il n’y a pas de preuve de cette ouverture",
    box: "La preuve porte sur une autre box",
    price: "La preuve indique un autre prix",
    items: "La preuve indique d’autres articles, tickets ou probabilités",
    time: "La preuve porte sur une autre heure",
  },
};
