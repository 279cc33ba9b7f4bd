import type { Translated } from "../../texts.ts";
import type { payments as english } from "../../en/payments/payments.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `Payer ${amount}`,
  formLabel: "Formulaire de paiement",
  formNote: "Les données de votre carte vont directement au prestataire de paiement. Nous ne les voyons jamais.",
  accountNote: "Les données de votre compte vont directement au prestataire de paiement. Nous ne les voyons jamais.",
  formLost: "Le formulaire de paiement n’a pas pu être chargé.",
  wait: {
    checking: "Vérification de votre paiement…",
    checkingText: "Cela prend un instant.",
    pending: "Nous attendons votre banque",
    pendingText: "Vous n’avez rien à faire. Nous vérifions automatiquement.",
    late: "Votre banque met plus de temps que d’habitude",
    lateText: "Nous vous enverrons un e-mail dès qu’elle aura répondu. Vous pouvez quitter cette page.",
    days: "Votre banque traite le paiement",
    daysText:
      "Cela prend jusqu’à cinq jours ouvrés. Nous vous enverrons un e-mail dès que ce sera décidé. Vous n’avez rien à faire et pouvez quitter cette page.",
    missing: "Aucun paiement à vérifier",
    error: "Nous n’avons pas pu vérifier votre paiement",
    errorText: "Votre paiement n’est pas perdu : votre banque nous le confirmera aussi directement.",
  },
  formClosed: "Ce paiement a expiré. Veuillez recommencer.",
};
