import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

export const items = defineTexts({
  title: "Shop",
  description: (brand: string) => `Shop items at fixed prices, or open boxes with published odds at ${brand}.`,
  search: "Search the shop",
  categories: "Categories",
  all: "All",
  inStock: "In stock",
  sorts: {
    featured: "Featured",
    newest: "Newest",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
    "name-asc": "Name A–Z",
    "name-desc": "Name Z–A",
  },
  count: (count: number) => plural(count, { one: "# item", other: "# items" }),
  none: "No items match",
  instead: { categories: "Categories", popular: "Popular right now" },
  soldOut: "Sold out",
  hero: {
    label: "Boxes",
    title: "Know the odds before you open",
    text: (count: number) =>
      plural(count, {
        one: "One box with published odds. Verify every opening.",
        other: "# boxes with published odds. Verify every opening.",
      }),
    link: "Browse boxes",
  },
  cart: {
    add: "Add to cart",
    addOne: (name: string) => `Add to cart: ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `${name} added to cart` : `${count} × ${name} added to cart`,
    undo: "Undo",
    full: (most: number) => `Your cart is full. It can hold ${most} items`,
    same: (most: number) => `You can add up to ${most} of an item`,
    stock: (held: number, most: number) =>
      held === 0 ? `Only ${most} in stock` : `You already have ${held} in your cart, and ${most} are in stock`,
    blocked: "Your browser is blocking the cart. Allow this site to store data and try again.",
  },
});
