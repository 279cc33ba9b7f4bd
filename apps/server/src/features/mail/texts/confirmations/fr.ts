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
  seller: (line) => `Vendeur : ${line}`,
  off: (link) =>
    `Vous recevez cet e-mail pour chaque jour où vous avez ouvert des box. Vous pouvez le désactiver ici : ${link}`,
});
