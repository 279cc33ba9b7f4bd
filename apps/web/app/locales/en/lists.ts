import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

export const lists = defineTexts({
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (number: number) => `Page ${number}`,
  results: (count: number) => plural(count, { one: "# result", other: "# results" }),
  clear: "Clear filters",
  filters: "Filters",
  sort: "Sort by",
  search: "Search",
  clearSearch: "Clear search",
  searchFor: (text: string) => `“${text}”`,
  price: "Price",
  min: "Min",
  max: "Max",
  minPrice: "Minimum price in euros",
  maxPrice: "Maximum price in euros",
  priceFrom: (amount: string) => `From ${amount}`,
  priceTo: (amount: string) => `Up to ${amount}`,
  priceBetween: (low: string, high: string) => `${low} to ${high}`,
  priceFaults: {
    amount: "Price must be an amount, like 12.50",
    order: "Maximum price can't be lower than minimum price",
  },
  chosen: "Active filters",
  remove: (what: string) => `Remove: ${what}`,
  show: (results: string) => `Show ${results}`,
});
