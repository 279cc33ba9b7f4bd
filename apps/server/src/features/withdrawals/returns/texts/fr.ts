import type { LabelTexts } from "./catalogue.ts";

export const fr: LabelTexts = {
  title: (number) => `Retour ${number}`,
  number: "Retour",
  order: "Commande ou envoi",
  reason: "Motif",
  reasons: {
    Withdrawal: "Changement d’avis",
    Damaged: "Endommagé",
    Wrong: "Mauvais article",
    NotAsDescribed: "Non conforme à la description",
  },
  sendBy: "À poster avant le",
  from: "Expéditeur",
  to: "Destinataire",
  lines: "Dans le colis",
  item: "Article",
  quantity: "Qté",
  allOfIt: "Ce que vous rendez",
  steps: [
    "Glissez cette feuille dans le colis ou collez-la dessus. Le numéro nous dit à qui est le colis.",
    "Écrivez l’adresse du destinataire sur le colis et gardez le reçu du transporteur : il prouve l’envoi.",
  ],
  shopPays: "La boutique paie le renvoi. Gardez le reçu : nous remboursons ce qu’il a coûté.",
  personPays: "Le renvoi est à vos frais, sauf si la boutique vous a dit autre chose.",
  code: (number) => `Code QR du retour ${number}`,
  page: "Page {page} sur {pages}",
};
