import type { Translated } from "../../texts.ts";
import type { operations as english } from "../../en/operators/operations.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "Quelqu’un d’autre a modifié ceci depuis que vous l’avez ouvert. Vos modifications ne sont pas encore enregistrées, mais elles ne sont pas perdues.",
    theirs: "Enregistré entre-temps",
    mine: "Vos modifications",
    nothingElse: "Rien qui s’affiche ici.",
    nothingTyped: "Rien pour le moment.",
    goOn: "Continuer avec la dernière version",
  },
};
