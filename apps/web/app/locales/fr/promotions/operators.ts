import type { adminPromotions as english } from "../../en/promotions/operators.ts";
import type { Translated } from "../../texts.ts";
import { counted, list, number, percent } from "../grammar.ts";

export const adminPromotions: Translated<typeof english> = {
  title: "Codes promo",
  lead: "Des remises sur les articles et la livraison de la boutique, jamais sur les boîtes. Personne n’en est informé : c’est vous qui donnez les codes.",
  add: "Nouveau code",
  results: (count: number) => counted(count, "code", "codes"),
  empty: "Aucun code promo",
  search: "Chercher un code",
  state: "Statut",
  all: "Tous",
  kinds: {
    Percent: "Un pourcentage des articles",
    Amount: "Un montant sur les articles",
    FreeShipping: "Livraison gratuite",
  },
  states: { Planned: "Prévu", Active: "Actif", UsedUp: "Épuisé", Ended: "Terminé" },
  percentOff: (share: number) => percent(share),
  usesOf: (uses: number, most: number | null) => (most === null ? number(uses) : `${number(uses)} sur ${number(most)}`),
  scopeOf: (items: number, categories: number) => {
    const parts = [
      ...(items > 0 ? [counted(items, "article", "articles")] : []),
      ...(categories > 0 ? [counted(categories, "catégorie", "catégories")] : []),
    ];
    return parts.length === 0 ? "Tous les articles" : list(parts);
  },
  yes: "Oui",
  from: "À partir du",
  end: "Terminer maintenant",
  ended: (code: string) => `${code} est terminé`,
  made: (code: string) => `${code} est créé`,
  cancel: "Annuler",
  make: "Créer le code",
  propose: "Proposer un autre code",
  codeHint: "De 6 à 32 lettres et chiffres. Un code aléatoire ne se devine pas.",
  optional: "facultatif",
  emptyHint: "Laissez vide pour ne pas limiter",
  fields: {
    code: "Code",
    kind: "Réduction",
    percent: "Pourcentage",
    amount: "Montant en euros",
    scope: "Valable pour",
    minimum: "Prix minimal de ces articles, en euros",
    maxUses: "Utilisations en tout",
    perPerson: "Utilisations par personne",
    firstOrder: "Seulement pour une première commande",
    until: "Dernier jour",
    reason: "Motif, pour le journal d’audit",
  },
  mistakes: {
    percent: (most: number) => `Saisissez un nombre de 1 à ${most}`,
    amount: "Saisissez un montant supérieur à zéro",
    minimum: (most: number) => `Le montant ne peut dépasser ${most} % du prix minimal`,
    unlimited: "Un montant exige un nombre limité d’utilisations",
    count: "Saisissez un nombre entier supérieur à zéro, ou rien",
  },
};
