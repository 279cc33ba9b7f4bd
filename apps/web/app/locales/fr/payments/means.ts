import type { means as english } from "../../en/payments/means.ts";
import type { Translated } from "../../texts.ts";

export const means: Translated<typeof english> = {
  title: "Moyens de paiement",
  cards: "Cartes gardées",
  lead: "C’est notre prestataire de paiement qui les garde, pas nous. Nous ne débitons jamais une carte sans vous : chaque paiement demande votre clic, et votre banque peut vous demander de le confirmer.",
  none: "Aucune carte gardée pour le moment. Pour en garder une, cochez la case quand vous payez par carte.",
  notOffered: "Cette boutique ne garde aucune carte : vous saisissez la vôtre à chaque fois.",
  hidden: (time) =>
    `Votre mot de passe, votre adresse e-mail ou votre connexion en deux étapes vient de changer. Pour votre sécurité, vos cartes sont masquées et inutilisables jusqu’au ${time}.`,
  lost: "Vos cartes ne peuvent pas être lues pour le moment. Vous pouvez toujours payer en saisissant une carte.",
  card: (brand, last4) => `${brand} se terminant par ${last4}`,
  valid: (month) => `Valable jusqu’à ${month}`,
  expired: (month) => `Expirée en ${month}`,
  remove: (card) => `Retirer ${card}`,
  removeTitle: "Retirer cette carte ?",
  removeText: "Notre prestataire de paiement l’oublie. Vous pourrez la garder de nouveau lors d’un prochain paiement.",
  cancel: "Annuler",
  confirm: "Retirer",
  removed: "Carte retirée",
};
