import type { Translated } from "../../texts.ts";
import type { shipments as english } from "../../en/shipments/shipments.ts";

const cancel: Translated<typeof english.cancel> = {
  open: "Annuler l’expédition",
  title: (number: string) => `Annuler l’expédition ${number} ?`,
  unpaid: "Vous ne l’avez pas encore payée : rien ne sera débité. Les articles retournent en stock.",
  shippingBack: (amount: string) => `Les frais de livraison (${amount}) sont remboursés sur votre solde.`,
  itemsBack: "Les articles reviennent dans votre inventaire, où vous pouvez les revendre ou les faire expédier.",
  restBack: "Un remboursement vous a déjà été versé pour cette commande. Le reste éventuel est versé sur votre solde.",
  choice: "Que faire des articles ?",
  refunds: { Items: "Garder les articles", Balance: "Rembourser sur le solde" },
  priceBack: "Le prix des articles est remboursé sur votre solde.",
  priceBackOf: (amount: string) => `Le prix des articles (${amount}) est remboursé sur votre solde.`,
  cardBack:
    "Si vous faites une pause ou avez atteint une limite de dépôt, l’argent payé par carte revient sur votre carte.",
  keep: "Garder l’expédition",
  confirm: "Annuler l’expédition",
  done: (number: string) => `Expédition ${number} annulée`,
};

export const shipments: Translated<typeof english> = {
  title: "Expéditions",
  tabs: "Statut",
  all: "Toutes",
  views: { OnTheWay: "En route", Delivered: "Livrées", Cancelled: "Annulées" },
  ship: "Faire expédier",
  empty: "Aucune expédition pour le moment",
  emptyView: "Aucune expédition ici",
  toInventory: "Voir votre inventaire",
  showAll: "Voir toutes les expéditions",
  notFound: "Cette expédition est introuvable",
  items: "Articles",
  address: "Adresse de livraison",
  method: "Livraison",
  tracking: "Suivi",
  track: (carrier: string) => `Suivre avec ${carrier}`,
  opensTab: "s’ouvre dans un nouvel onglet",
  reason: "Motif",
  review: "Donner mon avis",
  timeline: "Historique du suivi",
  actors: { User: "par vous", Admin: "par la boutique" },
  cancel,
};
