import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

export const items = defineTexts("items", {
  title: "Shop",
  description: (brand: string) =>
    `Things worth having at their price, and boxes with all odds on show: the shop of ${brand}.`,
  search: "Search the shop",
  categories: "Categories",
  all: "Everything",
  inStock: "In stock",
  sorts: {
    newest: "Newest",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
    "name-asc": "Name A–Z",
    "name-desc": "Name Z–A",
  },
  count: (count: number) => plural(count, { one: "# item", other: "# items" }),
  none: "No items match",
  soldOut: "Sold out",
  hero: {
    label: "Boxes",
    title: "Know the odds before you open",
    text: (count: number) =>
      plural(count, {
        one: "One box, with every chance on show and every opening proved.",
        other: "# boxes, with every chance on show and every opening proved.",
      }),
    link: "See all boxes",
  },
  cart: {
    add: "Add to cart",
    addOne: (name: string) => `Add to cart: ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `${name} is in your cart` : `${count} × ${name} in your cart`,
    undo: "Undo",
    full: (most: number) => `Your cart is full: it holds ${most} items`,
    same: (most: number) => `Your cart holds ${most} of an item at most`,
    stock: (held: number, most: number) =>
      held === 0 ? `Only ${most} in stock` : `Your cart has ${held} of these already, and ${most} are in stock`,
    blocked: "Your browser doesn't let us keep a cart. Allow this site to store data and try again.",
  },
});
