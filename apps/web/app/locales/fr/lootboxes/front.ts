import type { Translated } from "../../texts.ts";
import type { front as english } from "../../en/lootboxes/front.ts";
import { percent } from "../grammar.ts";

export const front: Translated<typeof english> = {
  label: "Première visite",
  title: "Ouvrez une box. Vérifiez le tirage vous-même.",
  lead: "Une box a un prix fixe et contient l’un des articles de sa liste. Chaque probabilité est écrite à côté de son article, et votre navigateur peut prouver chaque tirage.",
  try: "Essayer : démo gratuite",
  again: "Essayer encore",
  see: "Voir cette box",
  toShop: "Vers la boutique",
  fold: "Ne plus afficher",
  won: "La démo a tiré",
  worth: (amount: string, share: number) =>
    `Valeur ${amount}, probabilité ${percent(share)}. Rien n’a été débité, rien n’a été gagné.`,
  nothing: "Une démo avec les vraies probabilités. Rien n’est débité, rien n’est gagné.",
  notOffered: "Les box ne sont pas proposées dans votre pays. La boutique est ouverte.",
  failed: "La démo n’a pas pu être chargée. Réessayez.",
  stepsLabel: "Comment ça marche",
  box: "Ce qu’est une box",
  boxText:
    "Un prix, une liste d’articles réels et la probabilité de chacun. La liste est fixée avant que vous n’appuyiez.",
  home: "Ce que vous recevez",
  homeText: (rate: number) =>
    `L’article est à vous : gardez-le, faites-le livrer ou revendez-le pour ${percent(rate)} de sa valeur.`,
  homeKept: "L’article est à vous : gardez-le ou faites-le livrer.",
  cost: "Ce que cela coûte",
  costText: (price: string) =>
    `À partir de ${price} la box. En moyenne, une box rend moins que son prix : chaque page dit combien.`,
  proved: "Chaque ouverture figure dans un journal public.",
  provedLink: "Voir ce que votre navigateur y trouve",
};
