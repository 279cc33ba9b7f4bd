import type { Translated } from "../texts.ts";
import type { purchases as english } from "../en/purchases.ts";

const invoice: Translated<typeof english.invoice> = {
  title: (number: string) => `Facture ${number}`,
  name: "Facture",
  back: "Retour aux commandes",
  print: "Imprimer",
  number: "Numéro",
  date: "Date",
  status: "Statut",
  payment: "Paiement",
  billTo: "Facturé à",
  shipTo: "Livré à",
  caption: "Articles commandés",
  item: "Article",
  unitPrice: "Prix unitaire",
  quantity: "Quantité",
  amount: "Montant",
  items: "Articles",
  shipping: (method: string) => `Livraison, ${method}`,
  total: "Total",
  vat: "dont TVA",
  notPaid: "Cette commande n’est pas encore payée : ceci n’est pas une facture.",
  missing: "Cette commande est introuvable",
};

export const purchases: Translated<typeof english> = {
  list: "Commandes",
  empty: "Aucune commande pour le moment",
  toShop: "Parcourir la boutique",
  shipment: "Expédition",
  toInventory: "Dans votre inventaire",
  payments: { balance: "Payée avec le solde", direct: "Payée par carte", guest: "Payée par carte" },
  openInvoice: "Facture",
  ofOrder: (number: string) => `de la commande ${number}`,
  invoice,
};
