import type { Translated } from "../../texts.ts";
import type { browsers as english } from "../../en/fairness/browsers.ts";

export const browsers: Translated<typeof english> = {
  title: "Navigateurs pouvant ouvrir des box pour vous",
  lead: "Chacun de vos navigateurs signe ses ouvertures avec une clé qui lui est propre. Retirez ce qui n’est pas à vous.",
  none: "Aucun navigateur dans la liste pour l’instant.",
  added: "Ajouté",
  used: "Dernière utilisation",
  unused: "Pas encore utilisé",
  remove: (name: string, day: string) => `Retirer le navigateur : ${name}, ajouté le ${day}`,
  removeTitle: "Retirer ce navigateur ?",
  removeText:
    "Ses ouvertures restent valables, mais il ne peut pas en commencer d’autre tant qu’il n’est pas de nouveau ajouté.",
  removeAdvice:
    "Vous ne le connaissez pas ? Alors changez aussi votre mot de passe : cela ferme toutes les autres sessions.",
  keep: "Garder le navigateur",
  confirm: "Retirer le navigateur",
  removed: "Navigateur retiré",
};
