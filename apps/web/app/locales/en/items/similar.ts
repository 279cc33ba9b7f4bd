import { defineTexts } from "../../texts.ts";

/** Texts of the suggestions beside the cart, which are loaded late. */
export const similar = defineTexts({
  cart: "Goes well with your cart",
});
