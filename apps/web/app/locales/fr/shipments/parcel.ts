import type { parcel as english } from "../../en/shipments/parcel.ts";
import type { Translated } from "../../texts.ts";

const steps = { Ordered: "Commandé", Shipping: "En préparation", Shipped: "En route", Delivered: "Livré" };

const carrier = {
  InTransit: "En transit",
  OutForDelivery: "En cours de livraison",
  Held: "Retenu par le transporteur",
  Returning: "En retour vers nous",
  Delivered: "Livré",
};

export const parcel: Translated<typeof english> = {
  arrives: (days) => `Arrivée : ${days}`,
  arrivesBy: (day) => `Arrivée au plus tard le ${day}`,
  promised: (days) => `Promis : ${days}`,
  delivered: (day) => `Livré ${day}`,
  workingDays: "Promis au moment du paiement. Les week-ends et jours fériés ne comptent pas.",
  unpaid: "Nous vous indiquons les jours de livraison dès le paiement.",
  late: (day) => `Ce colis était promis au plus tard ${day}, et rien ne nous indique qu’il est arrivé.`,
  lateShort: (day) => `En retard : promis au plus tard ${day}`,
  lateHint: "Nous en sommes désolés. Écrivez-nous et nous le chercherons, ou rétractez-vous de la commande.",
  contact: "Nous écrire",
  progress: "Avancement",
  steps,
  carrier,
  today: "Arrive aujourd’hui",
  held: "En attente chez le transporteur",
  heldHint:
    "Le transporteur a peut-être besoin de vous : voyez sur sa page le point de retrait ou la demande de la douane.",
  returning: "En retour vers nous",
  returningHint: "Le transporteur nous le rapporte. Écrivez-nous, et nous chercherons pourquoi.",
  next: {
    title: "La suite",
    packed: "Nous préparons votre commande.",
    sent: "Vous recevez un e-mail avec le numéro de suivi quand elle part.",
    arrives: "Elle arrive chez vous.",
    withdraw: "Vous avez changé d’avis ? Vous avez 14 jours à compter de la livraison.",
  },
  account: "Toutes vos commandes au même endroit ?",
  createAccount: "Créer un compte",
};
