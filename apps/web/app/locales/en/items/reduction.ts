import { defineTexts } from "../../texts.ts";
import { number } from "../grammar.ts";

/** The texts of a reduced price. */
export const reduction = defineTexts({
  lowest: "Lowest price in the 30 days before:",
  less: (less: number) => `−${number(less)}%`,
  until: (day: string) => `Until ${day}`,
});
