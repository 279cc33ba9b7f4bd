import type { review as english } from "../../en/protection/review.ts";
import type { Translated } from "../../texts.ts";

export const review: Translated<typeof english> = {
  title: "Identité à vérifier",
  lead: "Comparez le document avec ce que la personne a déclaré. Les photos sont supprimées dès votre décision.",
  look: "Regardez chaque photo : sans cela, personne ne peut vérifier.",
  nothing: "Rien n’attend de décision.",
  name: "Nom",
  birthDate: "Date de naissance",
  residence: "Résidence",
  asked: "Remis le",
  checks: "Vérifications commencées",
  refused: "Refus précédents",
  shared: "Ce nom et cette date de naissance sont déjà vérifiés dans un autre compte. Comparez-les avant de décider.",
  other: "Autre compte",
  show: (picture: string) => `Afficher : ${picture}`,
  result: "Décision",
  results: { Verified: "Vérifier", Refused: "Refuser" },
  verified: (until: string) => `Vérifiée jusqu’au ${until}. Vous pouvez revenir sur cette vérification.`,
  onDocument: "Date de naissance sur le document",
  until: "Document valable jusqu’au",
  refusal: "Ce qui est dit à la personne",
  reason: "Motif pour le journal d’audit",
  decide: "Décider",
  takeBack: "Retirer la vérification",
  done: "Décision enregistrée",
};
