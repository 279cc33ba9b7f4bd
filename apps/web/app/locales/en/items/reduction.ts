import { defineTexts } from "../../texts.ts";
import { percent } from "../grammar.ts";

/** The texts of a reduced price. */
export const reduction = defineTexts({
  lowest: "Lowest price in the 30 days before:",
  less: (less: number) => `−${percent(less / 100)}`,
  until: (day: string) => `Until ${day}`,
});
