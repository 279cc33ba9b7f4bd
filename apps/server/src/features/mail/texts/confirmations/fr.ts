import { openingsMail } from "./confirmation.ts";

export const openingTexts = openingsMail({
  amounts: "fr",
  apart: (name) => name,
  subject: (brand, day) => `Vos ouvertures ${brand} du ${day}`,
  heading: (day) => `Vos ouvertures du ${day}`,
  lead: "Ceci est la confirmation des box que vous avez ouvertes. Conservez-la.",
  opened: (nonce, time, box, item) => `N° ${nonce}, ${time}, ${box} : ${item}`,
  paid: "Payé pour des box",
  odds: (box, version, hash) => `Probabilités de ${box}, version ${version}. Empreinte : ${hash}`,
  check: "Vérifier vos ouvertures",
  times: (zone) =>
    `Les heures sont celles de ${zone}. La page ci-dessus contient la preuve de chaque ouverture, que vous pouvez enregistrer.`,
  returnable: (openings, link) =>
    `Vous pouvez vous rétracter des ouvertures n° ${openings} sous 14 jours après la réception de l’article, sans motif. Vous renvoyez l’article, et nous remboursons le prix de l’ouverture. Un article revendu à la boutique ne peut plus être rendu. ${link}`,
  consented: (openings) =>
    `Ouvertures n° ${openings} : vous avez accepté que la box soit ouverte aussitôt, et vous savez que votre droit de rétractation de ce contrat a pris fin avec le tirage.`,
  seller: (line) => `Vendeur : ${line}`,
  off: (link) =>
    `Vous recevez cet e-mail pour chaque jour où vous avez ouvert des box. Vous pouvez le désactiver ici : ${link}`,
});
