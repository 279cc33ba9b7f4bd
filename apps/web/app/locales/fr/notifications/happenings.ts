import type { Translated } from "../../texts.ts";
import type { happenings as english } from "../../en/notifications/happenings.ts";

/** Texts of notifications to customers. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    account: "Compte",
    orders: "Commandes",
    shipments: "Expéditions",
    payments: "Paiements",
    boxes: "Box",
    wishlist: "Liste d’envies",
  },
  orderPaid: (number: string) => `Paiement reçu pour la commande *${number}*`,
  orderPaidLate: (number: string, amount: string) =>
    `Votre paiement de la commande *${number}* est arrivé après son annulation. Nous avons ajouté *${amount}* à votre solde`,
  orderUnpaid: (number: string) => `Le paiement de la commande *${number}* a échoué, la commande est donc annulée`,
  shipmentMoved: {
    Approved: (number: string) => `L’expédition *${number}* est approuvée`,
    Shipping: (number: string) => `Nous préparons l’expédition *${number}*`,
    Shipped: (number: string) => `L’expédition *${number}* est en route`,
    Delivered: (number: string) => `L’expédition *${number}* est livrée`,
    Cancelled: (number: string) => `L’expédition *${number}* est annulée`,
  },
  toppedUp: (amount: string) => `*${amount}* ont été ajoutés à votre solde`,
  topUpFailed: (amount: string) => `Votre rechargement de *${amount}* a échoué. Rien n’a été débité`,
  refunded: (amount: string) => `Nous avons remboursé *${amount}* sur votre moyen de paiement`,
  refundCameBack: (amount: string) =>
    `Votre remboursement de *${amount}* n’est pas arrivé : le montant est de nouveau sur votre solde`,
  credited: (amount: string) => `Nous avons crédité *${amount}* sur votre solde`,
  identityDecided: {
    Verified: "Votre identité est *vérifiée*",
    Refused: "Votre identité *n’a pas pu être vérifiée*",
    Declared: "Renvoyez *vos photos*, s’il vous plaît",
  },
  bigWin: (name: string, worth: string) => `Vous avez gagné *${name}*, d’une valeur de *${worth}*`,
  priceFell: (name: string, price: string, before: string) =>
    `*${name}* coûte maintenant *${price}* au lieu de ${before}`,
  backInStock: (name: string, price: string) => `*${name}* est de nouveau en stock à *${price}*`,
};
