import type { shareTexts as english } from "../../en/lootboxes/share-texts.ts";
import type { Translated } from "../../texts.ts";

export const shareTexts: Translated<typeof english> = {
  share: "Partager",
  title: "Partager cette ouverture",
  lead: "Créez un lien qui montre cette ouverture. Toute personne qui a le lien peut l’ouvrir. Vous pouvez y mettre fin à tout moment.",
  shared: "Toute personne qui a ce lien peut voir cette ouverture.",
  readable: "Ce que voient les personnes qui ont le lien",
  parts: {
    opening: "Box, prix, articles, probabilités et heure, pour toutes les box ouvertes ensemble",
    log: "Son entrée dans le journal public, avec laquelle leur navigateur la vérifie",
    proof:
      "L’enregistrement signé : l’identifiant interne de votre compte, votre graine client et les clés publiques de vos navigateurs",
    balance: "Votre solde juste avant et juste après cette ouverture, car les signatures le couvrent",
  },
  name: "Afficher mon nom d’utilisateur",
  proof: "Partager aussi la preuve complète",
  proofHint: "Leur navigateur peut alors vérifier chaque signature. Elle contient votre solde et vos identifiants.",
  listed: "L’afficher aussi sur la page de la box",
  listedHint: "Parmi les dernières ouvertures de cette box, pour que chacun puisse vérifier.",
  link: "Lien",
  create: "Créer le lien",
  stop: "Arrêter le partage",
  done: "Terminé",
  cancel: "Annuler",
};
