import { defineTexts } from "../texts.ts";
import { oneIn, percent } from "./grammar.ts";

/**
 * Texts of an item's own page. They are separate from the list's texts, because the list is the first screen to load.
 */
export const item = defineTexts("item", {
  description: (name: string, price: string) => `${name} for ${price}.`,
  path: "You are here",
  pictures: "Pictures",
  picture: (number: number, total: number) => `Picture ${number} of ${total}`,
  by: (brand: string) => `By ${brand}`,
  inStock: "In stock",
  stock: (count: number) => `${count} in stock`,
  soldOutText: "Sold out. It may come back.",
  notSold: "Not for sale. It can only be won.",
  buyNow: "Buy now",
  quantity: "Quantity",
  fewer: "One fewer",
  more: "One more",
  atMost: (most: number) => `${most} at most`,
  delivery: (price: string) => `Delivery in 3–5 working days for ${price} an order`,
  winTitle: "Win it in these boxes",
  winText: "The chance that one opening gives you this item.",
  chance: (probability: number) => `${oneIn(probability)} openings`,
  percent: (probability: number) => percent(probability),
  related: (category: string) => `More in ${category}`,
  missingTitle: "This item isn't here",
  missingText: "It may have left the shop, or the address is not quite right.",
  toShop: "Go to the shop",
});
