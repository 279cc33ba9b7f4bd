import { defineTexts } from "../../texts.ts";
import { number } from "../grammar.ts";

/** Texts about items that are missing from the inventory, or have another sell price than the shop has signed. */
export const inventoryFindings = defineTexts({
  title: "Your inventory doesn't match what the shop signed",
  lead: "Your browser keeps the shop's signed records of your openings. They say what you own and what it sells back for. Save the evidence and contact us.",
  missing: (nonce: number) => `Won in opening number ${number(nonce)}, but not in your inventory.`,
  price: (signed: string, shown: string) => `The signed odds table pays ${signed}. The shop shows ${shown}.`,
});
