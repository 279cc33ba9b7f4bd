import { defineTexts } from "../../texts.ts";

/** Texts of the page that compares two boxes. */
export const compare = defineTexts({
  title: "Compare two boxes",
  description:
    "Two boxes side by side: price, average value, chance to beat the price, and how far their prizes spread.",
  lead: "Every figure comes from the published odds.",
  first: "First box",
  second: "Second box",
  see: "See this box",
  figure: "Figure",
  spread: (percent: number) => `${percent} of 100 openings are worth at most`,
  better: "higher",
  half: "half of all openings",
  best: "Best item",
  common: "Items in both boxes",
  noneCommon: "These two boxes have no item in common.",
  item: "Item",
  tooFew: "There are fewer than two open boxes to compare.",
});
