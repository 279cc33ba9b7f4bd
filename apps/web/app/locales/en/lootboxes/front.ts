import { defineTexts } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const front = defineTexts({
  label: "New here",
  title: "Open a box. Check the draw yourself.",
  lead: "A box costs a fixed price and holds one of the items that it lists. Every chance is written beside its item, and your browser can prove each draw.",
  try: "Try it: free demo",
  again: "Try it again",
  see: "See this box",
  toShop: "To the shop",
  fold: "Don't show this again",
  won: "The demo drew",
  worth: (amount: string, share: number) =>
    `Worth ${amount}, chance ${percent(share)}. Nothing was charged, and nothing was won.`,
  nothing: "A demo with the real odds. Nothing is charged, and nothing is won.",
  notOffered: "Boxes aren't offered in your country. The shop is open.",
  failed: "The demo could not be loaded. Try again.",
  stepsLabel: "How it works",
  box: "What a box is",
  boxText: "A price, a list of real items and the chance of each. The list is sealed before you press.",
  home: "What comes home",
  homeText: (rate: number) => `The item is yours: keep it, have it sent to you, or sell it back for ${percent(rate)}.`,
  homeKept: "The item is yours: keep it, or have it sent to you.",
  cost: "What it costs",
  costText: (price: string) =>
    `From ${price} a box. On average a box gives back less than it costs: each page says how much.`,
  proved: "Every opening stands in a public log.",
  provedLink: "See what your browser finds there",
});
