import type { adminPayouts as english } from "../../en/payouts/operators.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

export const adminPayouts: Translated<typeof english> = {
  title: "Versements",
  lead: "Les personnes qui demandent leurs gains. Chaque versement attend une décision, et personne ne décide pour soi-même.",
  none: "Personne n’a demandé de versement.",
  approve: "Approuver",
  approved: "Approuvé. L’envoi commence",
  reason: "Motif",
  reasonHint: "La personne le lit.",
  cancel: "Annuler",
  download: "Fichier pour la banque",
  sentText:
    "Il a déjà été envoyé. Refusez-le seulement si la banque vous a dit qu’elle ne le verse pas : sinon il est payé deux fois. Une autre personne doit l’approuver.",
  stopped:
    "Ne peut pas partir : un dossier, un rejet de débit, un blocage, un nouveau mot de passe ou l’identité l’arrête",
  differs: "Ces versements diffèrent des livres de leur prestataire :",
  holdPayout: { open: "Suspendre", submit: "Suspendre", done: "Le versement est suspendu" },
  refusePayout: { open: "Refuser", submit: "Refuser", done: "Refusé. L’argent est de nouveau sur le solde" },
  states: {
    Requested: "En attente",
    Held: "Suspendu",
    Approved: "Approuvé",
    Sent: "Envoyé",
    Paid: "Versé",
    Returned: "Revenu",
    Refused: "Refusé",
    Cancelled: "Repris",
  },
  differences: {
    UnknownToShop: "La boutique ne le connaît pas",
    UnknownToProvider: "Le prestataire ne le connaît pas",
    Amount: "Autre montant",
    State: "Autre état",
    Transfers: "Envoyé deux fois, vers un autre compte, ou revenu en partie seulement",
  },
  make: (count: number) =>
    plural(count, { one: "Créer un fichier de # versement", other: "Créer un fichier de # versements" }),
  made: (count: number) =>
    plural(count, { one: "# versement est dans le fichier", other: "# versements sont dans le fichier" }),
  shared: (count: number) =>
    plural(count, { one: "# autre personne a ce compte", other: "# autres personnes ont ce compte" }),
  asked: (time: string) => `Demandé le ${time}`,
  accountAdded: (time: string) => `Compte ajouté le ${time}`,
  why: (reason: string) => `Motif : ${reason}`,
};
