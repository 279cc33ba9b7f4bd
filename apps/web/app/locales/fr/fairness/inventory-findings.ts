import type { Translated } from "../../texts.ts";
import type { inventoryFindings as english } from "../../en/fairness/inventory-findings.ts";
import { number } from "../grammar.ts";

export const inventoryFindings: Translated<typeof english> = {
  title: "Votre inventaire ne correspond pas à ce que la boutique a signé",
  lead: "Votre navigateur conserve les enregistrements signés de vos ouvertures. Ils disent ce que vous possédez et à quel prix cela se revend. Enregistrez la preuve et contactez-nous.",
  missing: (nonce: number) => `Gagné à l’ouverture numéro ${number(nonce)}, mais absent de votre inventaire.`,
  price: (signed: string, shown: string) => `La table de chances signée paie ${signed}. La boutique affiche ${shown}.`,
};
