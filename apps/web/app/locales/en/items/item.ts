import { defineTexts } from "../../texts.ts";
import { oneIn, percent, workingDays } from "../grammar.ts";

/**
 * Texts of an item's own page. They are separate from the list's texts, because the list is the first screen to load.
 */
export const item = defineTexts({
  description: (name: string, price: string) => `${name} for ${price}.`,
  path: "Breadcrumb",
  pictures: "Pictures",
  picture: (number: number, total: number) => `Picture ${number} of ${total}`,
  enlarge: "Enlarge the picture",
  by: (brand: string) => `By ${brand}`,
  inStock: "In stock",
  stock: (count: number) => `${count} in stock`,
  soldOutText: "Sold out. It may be restocked.",
  notSold: "Not for sale. You can only win it.",
  buyFor: (price: string) => `Buy for ${price}`,
  quantity: "Quantity",
  fewer: "One fewer",
  more: "One more",
  atMost: (most: number) => `Up to ${most}`,
  delivery: (min: number, max: number) => `Delivery in ${workingDays(min, max)}`,
  deliveryPrice: (price: string) => `${price} per order`,
  deliverTo: "Deliver to",
  returns: "Returns: 14 days to change your mind",
  specifications: "Specifications",
  safety: {
    title: "Safety and manufacturer",
    warnings: "Warnings",
    manufacturer: "Manufacturer",
    responsible: "Responsible in the EU",
    identifier: "Model or batch",
  },
  winTitle: "Win it in these boxes",
  winText: "Your chance of winning this item per opening.",
  chance: (probability: number) => `${oneIn(probability)} openings`,
  percent: (probability: number) => percent(probability),
  similar: "You may also like",
  instead: "Similar items in stock",
  missingTitle: "Item not found",
  missingText: "It may no longer be available, or the link may be wrong.",
  toShop: "Go to the shop",
});
