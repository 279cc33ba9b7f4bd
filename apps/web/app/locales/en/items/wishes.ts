import { defineTexts } from "../../texts.ts";

export const wishes = defineTexts({
  title: "Wishlist",
  lead: "We tell you when a price falls or something is back in stock.",
  none: "Your wishlist is empty. Choose the heart on an item to save it.",
  newest: "New in the shop",
  browse: "Browse the shop",
  save: "Save to wishlist",
  remove: "Remove from wishlist",
  wished: (name: string) => `Wishlist: ${name}`,
  saved: (name: string) => `${name} saved to your wishlist`,
  removed: (name: string) => `${name} removed from your wishlist`,
  view: "View",
  undo: "Undo",
  share: "Share",
});
