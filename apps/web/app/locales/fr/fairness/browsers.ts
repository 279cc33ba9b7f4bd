import type { Translated } from "../../texts.ts";
import type { browsers as english } from "../../en/fairness/browsers.ts";

export const browsers: Translated<typeof english> = {
  title: "Navigateurs pouvant ouvrir des box pour vous",
  lead: "Chaque navigateur signe ses ouvertures avec sa propre clé. Retirez ceux que vous ne reconnaissez pas.",
  none: "Aucun navigateur pour le moment.",
  added: "Ajouté",
  used: "Dernière utilisation",
  unused: "Pas encore utilisé",
  remove: (name: string, day: string) => `Retirer le navigateur : ${name}, ajouté le ${day}`,
  removeTitle: "Retirer ce navigateur ?",
  removeText:
    "Ses ouvertures restent valables, mais il ne peut plus ouvrir de box tant qu’il n’est pas ajouté de nouveau.",
  removeAdvice: "Vous ne le reconnaissez pas ? Changez aussi de mot de passe : cela ferme toutes les autres sessions.",
  keep: "Garder le navigateur",
  confirm: "Retirer le navigateur",
  removed: "Navigateur retiré",
};
