import { defineTexts } from "../../texts.ts";
import { percent } from "../grammar.ts";

/** The texts about the cost of the right to return wins. */
export const returnCostTexts = defineTexts({
  title: "What this choice costs",
  lead: "The shop’s part of each €100 paid for boxes",
  kept: "If nothing comes back",
  keptIfReturned: "If every loss comes back",
  meaning:
    "The second sum is the worst case: everybody gives back each win that is worth less than its box, and keeps the others. Then the shop earns nothing on the losses and still pays for the wins.",
  basis:
    "From the published odds and market prices, with one opening of each box on sale. Parcels both ways come on top. Real customers return fewer items.",
  noBoxes: "No box is on sale yet, so there is nothing to compute.",
  boxes: "By box, for one opening",
  box: "Box",
  price: "Price",
  losses: "Could come back",
  share: (ratio: number) => percent(ratio),
});
