import type { Translated } from "../../texts.ts";
import type { translations as english } from "../../en/operators/translations.ts";
import { plural } from "../grammar.ts";

export const translations: Translated<typeof english> = {
  title: "Traductions",
  hint: "L’anglais sert de base : tout texte manquant s’affiche en anglais.",
  complete: "Complet",
  missing: (count: number) => plural(count, { one: "# texte manquant", other: "# textes manquants" }),
  name: (language: string) => `Nom en ${language}`,
  description: (language: string) => `Description en ${language}`,
  help: "Séparez les paragraphes par une ligne vide. Terminez par des lignes comme « Matière : hêtre » pour lister les caractéristiques.",
};
