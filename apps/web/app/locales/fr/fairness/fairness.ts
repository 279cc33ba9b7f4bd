import type { Translated } from "../../texts.ts";
import type { fairness as english } from "../../en/fairness/fairness.ts";

export const fairness: Translated<typeof english> = {
  proof: "Preuve",
  groups: { commitment: "Promesse", odds: "Probabilités", draw: "Tirage", balance: "Solde" },
  outcome: {
    Holds: "concorde",
    Differs: "diffère",
    NotHeld: "rien à comparer",
    Ask: "à vous de le dire",
  },
  verdicts: {
    Verified: "Vérifiée",
    Recomputed: "Recalculée",
    Contested: "À vous de le dire",
    Unknown: "Pas encore connu",
    Breach: "Ne concorde pas",
  },
  verdictHints: {
    Verified: "Votre navigateur a tout vérifié par rapport à ce qu’il détenait avant de révéler sa part.",
    Recomputed: "Chaque nombre découle des autres. Certains points, ce navigateur n’a pu les examiner qu’après coup.",
    Contested: "Tout est cohérent, mais il n’y a que vous pour dire si c’était vous.",
    Unknown: "Ce qui est arrivé jusqu’ici ne prouve rien. La même requête est renvoyée.",
    Breach: "Quelque chose ne concorde pas. Enregistrez la preuve.",
  },
  verify: "Vérifier",
  hideChecks: "Masquer les vérifications",
  save: "Enregistrer la preuve",
  saved: "Enregistrée. N’importe qui peut la vérifier sans cette page.",
  failed: "La preuve n’a pas pu être vérifiée.",
  before: "Cette box a été ouverte avant que les ouvertures ne laissent un enregistrement pouvant être prouvé.",
  more: "Comment ça marche",
  unable: {
    NoTls:
      "Cette page est arrivée sans HTTPS : votre navigateur ne peut donc pas vérifier une ouverture. Ouvrez la boutique en plaçant https:// devant son adresse.",
    NoEd25519:
      "Ce navigateur est trop ancien pour vérifier une ouverture. Mettez-le à jour, ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.",
    NoStorage:
      "Ce navigateur ne permet pas à la page de conserver vos preuves, comme certains en navigation privée. Ouvrez la boutique dans une fenêtre ordinaire et autorisez-la à stocker des données.",
    NoRoom:
      "Vingt navigateurs peuvent déjà ouvrir des box pour vous. Retirez-en un dans les paramètres de votre compte, sous Équité.",
  },
};
