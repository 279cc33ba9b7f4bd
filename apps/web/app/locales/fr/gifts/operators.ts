import type { adminGifts as english } from "../../en/gifts/operators.ts";
import type { Translated } from "../../texts.ts";
import { counted } from "../grammar.ts";

export const adminGifts: Translated<typeof english> = {
  title: "Codes cadeaux",
  lead: "Des codes à échanger contre du solde. Personne ne voit de code ici : il est envoyé à son destinataire.",
  owed: (amount: string) => `${amount} sont dus pour des codes encore utilisables.`,
  issue: "Émettre un code",
  issued: (email: string) => `Un code est en route vers ${email}`,
  results: (count: number) => counted(count, "code", "codes"),
  empty: "Aucun code cadeau",
  named: (amount: string, day: string) => `${amount} du ${day}`,
  of: (amount: string) => `Code cadeau de ${amount}`,
  state: "Statut",
  all: "Tous",
  sources: { Bought: "Acheté", Issued: "Émis" },
  states: { Held: "Retenu", Active: "Actif", Redeemed: "Utilisé", Expired: "Expiré", Void: "Annulé" },
  cancel: "Annuler",
  emailHint: "Le code y est envoyé. Vérifiez l’adresse : quiconque lit l’e-mail peut l’utiliser.",
  fields: {
    amount: "Montant en euros",
    email: "E-mail du destinataire",
    language: "Langue de l’e-mail",
    reason: "Motif, pour le journal d’audit",
  },
  mistakes: { amount: (least: string, most: string) => `Saisissez un montant de ${least} à ${most}` },
  void: "Annuler le code",
  voidHint: "Il ne peut plus être utilisé et n’est plus dû. C’est définitif.",
  refundHint: "Son acheteur est remboursé sur la carte utilisée. Recommencez si un remboursement a échoué.",
  voided: "Le code est annulé",
};
