import { defineTexts } from "../../texts.ts";

/** Texts of what is suggested beside the cart, which loads it late. */
export const similar = defineTexts({
  cart: "Goes well with your cart",
});
