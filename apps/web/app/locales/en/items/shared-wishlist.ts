import { defineTexts } from "../../texts.ts";

/** Texts of the page of a shared wishlist. */
export const sharedWishlist = defineTexts({
  title: "A wishlist",
  titleOf: (name: string) => `Wishlist of ${name}`,
  lead: "Somebody wishes for these items. Prices and stock are those of today.",
  none: "There is nothing on this wishlist now.",
  browse: "Browse the shop",
  gone: {
    title: "Nothing is shared here",
    text: "The link may be wrong, or the person has stopped sharing their wishlist.",
  },
});
