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
  empty: "Aucune commande pour le moment",
  toShop: "Parcourir la boutique",
  back: "Toutes les commandes",
  review: "Donner mon avis",
  orderTitle: "Commande",
  details: "Détails de la commande",
  order: (day) => `Commande du ${day}`,
  missing: "Cette commande est introuvable",
  toInventory: "Ajouté à votre inventaire",
  payments: { balance: "Payée avec le solde", direct: "Payée par carte", guest: "Payée par carte" },
  payment: "Paiement",
  waiting: "En attente de paiement",
  unpaid: "Non payée",
  refunded: (amount: string) => `${amount} remboursés`,
  billTo: "Facturé à",
  shipTo: "Livré à",
  shipAndBillTo: "Livraison et facturation",
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
  tracking: {
    unknown: "Ce lien ne fonctionne plus. Demandez-en un nouveau ci-dessous.",
    find: "Retrouver votre commande",
    hint: "Vous avez commandé sans compte ? Nous envoyons le lien de suivi à l’adresse de la commande.",
    number: "Numéro de commande ou d’expédition",
    numberHint: "Comme O-204417730956 ou S-204417730956",
    email: "E-mail",
    send: "Envoyer le lien",
    sent: (email) => `S’il existe une commande avec ce numéro et cette adresse, son lien est en route vers ${email}.`,
    ours: "Voir vos commandes",
    oursHint: "Les commandes de votre compte sont toutes au même endroit.",
  },
};
