import type { Translated } from "../../texts.ts";
import type { similar as english } from "../../en/items/similar.ts";

export const similar: Translated<typeof english> = {
  cart: "与购物车商品相配",
};
