import type { adminReviews as english } from "../../en/reviews/operators.ts";
import type { Translated } from "../../texts.ts";

export const adminReviews: Translated<typeof english> = {
  title: "Avis",
  lead: "Ce que les gens écrivent sur les articles reçus, les plus anciens d’abord.",
  tabs: { Pending: "À lire", Published: "Publiés", TextRefused: "Texte refusé", Void: "Non comptés" },
  empty: { Pending: "Rien à lire", Published: "Aucun", TextRefused: "Aucun", Void: "Aucun" },
  noText: "Sans texte, seulement des étoiles",
  written: (time: string) => `Écrit le ${time}`,
  bought: (month: string) => `Acheté, reçu en ${month}`,
  won: (month: string) => `Gagné, reçu en ${month}`,
  person: "Personne",
  shownName: (name: string) => `Affiché sous le nom ${name}`,
  warnings: {
    NoPiece: "N’a plus d’exemplaire livré",
    Staff: "Travaille pour la boutique",
  },
  why: (reason: string) => `Motif : ${reason}`,
  publish: "Publier",
  published: "Avis publié",
  refuse: {
    open: "Refuser le texte",
    hint: "Le texte, les photos et le nom disparaissent, les étoiles comptent quand même. La personne lit le motif.",
    submit: "Refuser le texte",
    done: "Texte refusé",
  },
  void: {
    open: "Ne pas compter",
    hint: "Seulement en cas de fraude ou pour les équipes de la boutique. Une deuxième personne doit l’approuver. L’article indique qu’un avis n’est pas compté.",
    submit: "Demander à ne pas compter",
    done: "L’avis n’est plus compté",
  },
  reason: "Motif",
  cancel: "Annuler",
};
