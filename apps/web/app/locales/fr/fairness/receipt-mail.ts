import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "Une copie que personne ne peut reprendre",
  lead: "Ce que ce navigateur conserve disparaît quand ses données sont effacées. Un e-mail est à vous : il contient toutes les signatures, et n’importe qui peut le vérifier sans nous.",
  label: "M’envoyer le reçu de chaque ouverture par e-mail",
  hint: "À l’adresse de votre compte, à partir de votre prochaine ouverture. Les reçus de quelques minutes sont réunis dans un seul e-mail, avec un seul fichier.",
  on: "Les reçus arrivent désormais par e-mail",
  off: "Les reçus n’arrivent plus par e-mail",
};
