import type { ownMoney as english } from "../../en/account/own-money.ts";
import type { Translated } from "../../texts.ts";

export const ownMoney: Translated<typeof english> = {
  title: "Récupérer mon argent",
  lead: "L’argent que vous avez payé par carte et pas dépensé retourne sur la carte qui l’a payé.",
  balance: "Solde",
  own: "Votre propre argent",
  amount: "Montant en euros",
  hint: "L’argent payé est dépensé avant l’argent gagné : les gains restent donc dans votre solde.",
  send: (amount: string) => `Renvoyer ${amount}`,
  stays: "Reste dans votre solde",
  follows: {
    title: "La suite",
    leaves: "Le montant quitte votre solde tout de suite, sans retour possible.",
    card: "Il va sur la carte qui l’a payé.",
    bank: "Votre banque l’affiche après quelques jours.",
  },
  keep: "Annuler",
  askText: "Le montant quitte votre solde tout de suite, sans retour possible. Les banques prennent quelques jours.",
  nothing: "Votre solde ne contient pas d’argent payé et non dépensé.",
  notOffered: "Ce n’est pas proposé dans votre pays.",
  held: "Ce n’est pas possible pour le moment. Réessayez plus tard ou contactez-nous.",
  list: "Renvoyé",
  link: "Renvoyer de l’argent vers ma carte",
  payOut: "Se faire verser ses gains",
  refused: (amount) =>
    `${amount} ne peuvent pas être renvoyés automatiquement : une carte les a refusés, ou le paiement date de plus d’un an. Contactez-nous.`,
  ask: (amount) => `Renvoyer ${amount} ?`,
  sent: (amount) => `${amount} sont en route`,
  part: (amount, day) => `${amount} du paiement du ${day}`,
  states: {
    Requested: "Demandé",
    Sent: "En route",
    Arrived: "Arrivé à votre banque",
    CameBack: "Revenu dans votre solde",
    Refused: "Refusé, de nouveau dans votre solde",
  },
};
