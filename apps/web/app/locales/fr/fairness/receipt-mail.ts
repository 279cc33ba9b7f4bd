import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "Reçus par e-mail",
  lead: "Si vous effacez les données de ce navigateur, ses preuves disparaissent. Un reçu envoyé par e-mail reste à vous : il contient toutes les signatures, et n’importe qui peut le vérifier sans nous.",
  label: "M’envoyer un reçu par e-mail pour chaque ouverture",
  hint: "À l’adresse e-mail de votre compte, à partir de votre prochaine ouverture. Les reçus émis à quelques minutes d’intervalle sont réunis dans un seul e-mail, avec un seul fichier.",
  on: "Nous vous enverrons un reçu par e-mail pour chaque ouverture",
  off: "Nous ne vous enverrons plus de reçus par e-mail",
};
