import type { Translated } from "../texts.ts";
import type { purchases as english } from "../en/purchases.ts";
import { percent, plural } from "./grammar.ts";

const kinds = { Invoice: "Facture", CreditNote: "Avoir" };

const repeat: Translated<typeof english.repeat> = {
  order: "Commander à nouveau",
  added: (count: number) =>
    plural(count, { one: "# article ajouté au panier.", other: "# articles ajoutés au panier." }),
  nothing: "Rien n’a été ajouté à votre panier.",
  gone: (name: string) => `${name} n’est plus disponible.`,
  fewer: (name: string, left: number) => `Plus que ${left} en stock : ${name}.`,
  price: (name: string, before: string, now: string) => `${name} : maintenant ${now}, au lieu de ${before}.`,
  full: "Votre panier ne peut pas contenir davantage de certains articles.",
  toCart: "Voir le panier",
};

export const purchases: Translated<typeof english> = {
  list: "Commandes",
  lead: "Tous vos achats, avec le suivi de livraison et les factures.",
  empty: "Aucune commande pour le moment",
  toShop: "Parcourir la boutique",
  back: "Toutes les commandes",
  review: "Donner mon avis",
  orderTitle: "Commande",
  details: "Détails de la commande",
  order: (number: string) => `Commande ${number}`,
  missing: "Cette commande est introuvable",
  ordered: (day: string) => `Commandé le ${day}`,
  view: "Voir la commande",
  toInventory: "Dans votre inventaire",
  payments: { balance: "Payée avec le solde", direct: "Payée par carte", guest: "Payée par carte" },
  payment: "Paiement",
  waiting: "En attente de paiement",
  unpaid: "Non payée",
  refunded: (amount: string) => `${amount} remboursés`,
  ofOrder: (number: string) => `de la commande ${number}`,
  billTo: "Facturé à",
  shipTo: "Livré à",
  items: "Articles",
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  discount: (code: string) => `Code ${code}`,
  shipping: (method: string) => `Livraison, ${method}`,
  total: "Total",
  vat: (rate: number) => `dont TVA ${percent(rate)}`,
  documents: "Facture",
  kinds,
  repeat,
  track: "Suivre votre commande",
  linkUnknown: "Ce lien ne fonctionne pas. Ouvrez le lien de l’e-mail concernant votre commande, ou contactez-nous.",
};
