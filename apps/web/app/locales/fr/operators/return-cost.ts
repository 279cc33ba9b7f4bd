import type { returnCostTexts as english } from "../../en/operators/return-cost.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const returnCostTexts: Translated<typeof english> = {
  title: "Ce que coûte ce choix",
  lead: "La part de la boutique sur 100 € payés pour des box",
  kept: "Si rien n’est retourné",
  keptIfReturned: "Si chaque perte est retournée",
  meaning:
    "La seconde somme est le pire des cas : chacun retourne tout gain qui vaut moins que sa box et garde les autres. La boutique ne gagne alors rien sur les pertes et paie quand même les gains.",
  basis:
    "D’après les probabilités publiées et les prix du marché, avec une ouverture de chaque box en vente. Les colis dans les deux sens s’y ajoutent. En réalité, les clients retournent moins d’articles.",
  noBoxes: "Aucune box n’est encore en vente : il n’y a rien à calculer.",
  boxes: "Par box, pour une ouverture",
  box: "Box",
  price: "Prix",
  losses: "Pourraient revenir",
  share: (ratio) => percent(ratio),
};
