import type { Translated } from "../../../texts.ts";
import type { happenings as english } from "../../../en/dashboard/notifications/happenings.ts";

/** Texts of notifications to operators. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    shipments: "Expéditions",
    catalogue: "Catalogue",
    payments: "Paiements",
    boxes: "Box",
    approvals: "Approbations",
    cases: "Dossiers",
  },
  orderWaiting: (number: string) => `L’expédition *${number}* attend d’être approuvée`,
  stocksLow: (count: number) =>
    count < 2 ? `*${count} article* a un stock faible` : `*${count} articles* ont un stock faible`,
  boxesShort: (count: number) =>
    count < 2
      ? `*${count} box ouverte* promet ce qui manque à la boutique`
      : `*${count} box ouvertes* promettent ce qui manque à la boutique`,
  stockLow: (name: string, available: number) =>
    available === 0 ? `*${name}* est épuisé` : `Plus que *${available}* en stock : *${name}*`,
  captureQuarantined: (id: string) => `Le paiement *${id}* n’appartient à aucune commande`,
  refundFailed: "*Un remboursement a été refusé* par le prestataire de paiement",
  approvalWaiting: (name: string) => `*${name}* demande une approbation`,
  approvalDecided: (isApproved: boolean) => `Votre demande a été *${isApproved ? "approuvée" : "rejetée"}*`,
  approvalExpired: "*Votre demande a expiré* sans décision",
  boxesKept: (count: number) =>
    count < 2
      ? `*${count} box ouverte garde ses probabilités* : un traitement n’a pas donné ce qui était approuvé`
      : `*${count} box ouvertes gardent leurs probabilités* : un traitement n’a pas donné ce qui était approuvé`,
  complaintReceived: (number: string) => `Nouvelle réclamation : *${number}*`,
  complaintDue: (number: string) => `La réclamation *${number}* doit recevoir une réponse sous trois jours`,
  complaintOverdue: (number: string) => `La réclamation *${number}* aurait dû recevoir une réponse`,
  identityWaiting: "*Une identité* attend une vérification",
  payoutWaiting: (amount: string) => `*Un versement de ${amount}* attend une décision`,
  boxStrays: (name: string) => `*${name}* ne redistribue pas selon ses probabilités`,
};
