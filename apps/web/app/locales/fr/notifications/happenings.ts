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
  orderPaidLate: (number: string, amount: string) => `*${amount}* sur votre solde : *${number}* payée trop tard`,
  orderUnpaid: (number: string) => `Commande *${number}* annulée : le paiement a échoué`,
  shipmentMoved: {
    Approved: (number: string) => `L’expédition *${number}* est approuvée`,
    Shipping: (number: string) => `Nous préparons l’expédition *${number}*`,
    Shipped: (number: string) => `L’expédition *${number}* est en route`,
    Delivered: (number: string) => `L’expédition *${number}* est livrée`,
    Cancelled: (number: string) => `L’expédition *${number}* est annulée`,
  },
  toppedUp: (amount: string) => `*${amount}* ont été ajoutés à votre solde`,
  topUpFailed: (amount: string) => `Rechargement de *${amount}* échoué. Rien n’a été débité`,
  refunded: (amount: string) => `*${amount}* remboursés sur votre moyen de paiement`,
  refundCameBack: (amount: string) => `Remboursement de *${amount}* revenu sur votre solde`,
  payoutEnded: {
    Paid: (amount: string) => `Votre versement de *${amount}* est en route vers votre banque`,
    Returned: (amount: string) => `Votre versement de *${amount}* est revenu sur votre solde`,
    Refused: (amount: string) => `Votre versement de *${amount}* n’a pas eu lieu, il est de nouveau sur votre solde`,
  },
  credited: (amount: string) => `Nous avons crédité *${amount}* sur votre solde`,
  identityDecided: {
    Verified: "Votre identité est *vérifiée*",
    Refused: "Votre identité *n’a pas pu être vérifiée*",
    Declared: "Renvoyez *vos photos*, s’il vous plaît",
  },
  bigWin: (name: string, worth: string) => `Vous avez gagné *${name}*, d’une valeur de *${worth}*`,
  priceFell: (name: string, price: string) => `*${name}* coûte maintenant *${price}*`,
  backInStock: (name: string, price: string) => `*${name}* est de nouveau en stock à *${price}*`,
};
