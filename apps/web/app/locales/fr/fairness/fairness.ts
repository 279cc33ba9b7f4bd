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
    Unlogged: "Vérifié, pas encore au registre",
    Recomputed: "Recalculée",
    Contested: "À confirmer",
    Unknown: "Pas encore connu",
    Breach: "Ne concorde pas",
  },
  verdictHints: {
    Verified: "Votre navigateur a tout vérifié par rapport à ce qu’il détenait avant de révéler sa part.",
    Unlogged:
      "Votre navigateur a tout vérifié. Il ne manque que le registre public, où l’enregistrement arrive en une minute environ.",
    Recomputed: "Tous les nombres concordent. Certains points, ce navigateur n’a pu les vérifier qu’après coup.",
    Contested: "Tout concorde, mais il n’y a que vous pour savoir si c’était vous.",
    Unknown: "Les réponses reçues jusqu’ici ne prouvent rien. Nous renverrons la même requête.",
    Breach: "Quelque chose ne concorde pas. Enregistrez la preuve.",
  },
  verify: "Vérifier",
  hideChecks: "Masquer les vérifications",
  save: "Enregistrer la preuve",
  saved: "Enregistrée. N’importe qui peut la vérifier sans cette page.",
  failed: "La preuve n’a pas pu être vérifiée.",
  before: "Cette box a été ouverte avant que nous ne conservions des enregistrements vérifiables.",
  more: "Comment ça marche",
  unable: {
    NoTls:
      "Cette page a été chargée sans HTTPS : votre navigateur ne peut donc pas vérifier les ouvertures. Ouvrez plutôt la boutique avec https:// au début de l’adresse.",
    NoEd25519:
      "Ce navigateur est trop ancien pour vérifier les ouvertures. Mettez-le à jour, ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.",
    NoStorage:
      "Ce navigateur ne permet pas à la page de conserver vos preuves, ce qui est fréquent en navigation privée. Ouvrez la boutique dans une fenêtre ordinaire et autorisez-la à stocker des données.",
    TooManyBrowsers:
      "Vous avez atteint la limite de 20 navigateurs. Retirez-en un dans les paramètres de votre compte, sous Équité.",
  },
};
