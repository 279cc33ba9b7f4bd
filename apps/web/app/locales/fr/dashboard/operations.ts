import type { Translated } from "../../texts.ts";
import type { operations as english } from "../../en/dashboard/operations.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "Quelqu’un d’autre a modifié ceci depuis que vous l’avez ouvert. Rien de votre saisie n’est encore enregistré, et rien n’est perdu.",
    theirs: "Enregistré entre-temps",
    mine: "Votre saisie",
    nothingElse: "Rien qui s’affiche ici.",
    nothingTyped: "Rien pour le moment.",
    goOn: "Continuer avec la dernière version",
  },
};
