import type { closure as english } from "../../en/account/closure.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

const pieces = (count: number) => plural(count, { one: "# article", other: "# articles" });

export const closure: Translated<typeof english> = {
  title: "Fermer mon compte",
  lead: "Nous supprimons alors votre nom, votre e-mail, votre numéro de téléphone et vos adresses, et plus personne ne peut se connecter. Les factures des commandes restent aussi longtemps que la loi le demande. Vous pouvez d’abord utiliser, revendre ou faire expédier ce que vous avez.",
  items: "Articles dans votre inventaire",
  itemsOf: (count: number, worth: string) => (count === 0 ? "Aucun" : `${pieces(count)}, à revendre pour ${worth}`),
  balance: "Solde",
  returned: "Retourne là d’où vous avez rechargé",
  rest: "Ne peut pas être remboursé : à dépenser ou à abandonner",
  refused: (amount: string) =>
    `${amount} en ont été payés par carte, mais ne peuvent pas y être remboursés. Contactez-nous avant de les abandonner.`,
  waits: "Votre compte pourra être fermé quand ceci sera terminé :",
  beginNow: "Vous pouvez commencer aujourd’hui. La dernière étape s’ouvrira ensuite.",
  holds: {
    Payment: "Un paiement en cours. Il se termine dans l’heure.",
    Refund: "De l’argent en route vers vous.",
    Shipment: "Un colis qui n’est pas encore arrivé.",
    Withdrawal: "Une rétractation ou un retour qui n’est pas terminé.",
    Payout: "Un versement qui n’a pas encore atteint votre banque.",
    Owed: "L’argent d’une commande que nous vous devons, car le prestataire de votre carte l’a refusé. Veuillez nous contacter.",
    Chargeback: "Un paiement repris par votre banque. Veuillez nous contacter.",
    Case: "Un point que nous examinons. Veuillez nous contacter.",
    Review: "Un point que nous examinons. Veuillez nous contacter.",
    Wait: "Deux jours depuis le début, pour que vous puissiez revenir en arrière si ce n’était pas vous.",
  },
  begin: {
    button: "Fermer mon compte",
    title: "Commencer à fermer votre compte ?",
    text: "Dès maintenant, il n’ouvre plus de box et n’accepte plus de recharges. Vous pouvez encore revendre, faire expédier et dépenser ce que vous avez, et revenir en arrière jusqu’à la fin.",
    confirm: "Commencer",
  },
  keep: "Retour",
  keepAccount: "Garder mon compte",
  closing: (since: string) => `Vous fermez votre compte depuis le ${since}. Les box et les recharges sont désactivées.`,
  confirmed: "Votre argent est en route. Votre compte se fermera de lui-même quand il sera arrivé, dans les 14 jours.",
  use: { inventory: "Revendre ou faire expédier vos articles", shop: "Dépenser votre solde" },
  end: {
    button: "Fermer définitivement",
    title: "Fermer votre compte définitivement ?",
    returns: (amount: string) => `${amount} retournent là d’où vous avez rechargé, dans les 14 jours.`,
    givesUpItems: (count: number) => `Vous abandonnez ${pieces(count)}.`,
    givesUpMoney: (amount: string) => `Vous abandonnez ${amount} de votre solde.`,
    text: "C’est irréversible.",
  },
  closed: "Votre compte est fermé",
};
