import { type Cents, fromEuros } from "@trove/money";
import type { CallInput } from "../../../api/request.ts";
import { isId } from "../../../api/is-id.ts";
import { priceText, readChoice, readPage, readPrice } from "../../../listing/address.ts";

export const boxSorts = ["featured", "newest", "name-asc", "price-asc", "price-desc", "chance"] as const;

/** The highest prices to choose from, in euros. */
const BUDGETS = [5, 10, 25, 50, 100].map(fromEuros);

/** The budgets that leave some of these boxes out, and not all. */
export const budgetsOf = (prices: readonly Cents[]): Cents[] =>
  BUDGETS.filter((most) => prices.some((price) => price <= most) && prices.some((price) => price > most));

function readId(search: URLSearchParams, name: string): string {
  const text = search.get(name) ?? "";
  return isId(text) ? text : "";
}

/** Reads the list's filters from a URL. */
export function readBoxFilters(search: URLSearchParams) {
  return {
    search: (search.get("search") ?? "").trim().slice(0, 100),
    tag: (search.get("tag") ?? "").trim().slice(0, 30),
    wins: readId(search, "wins"),
    isWished: search.get("wished") === "1",
    minPrice: readPrice(search, "minPrice"),
    maxPrice: readPrice(search, "maxPrice"),
    sort: readChoice(search, "sort", boxSorts),
    page: readPage(search),
  };
}

export type BoxFilters = ReturnType<typeof readBoxFilters>;

const order = {
  featured: { sortBy: "Featured", sortDirection: "Desc" },
  newest: { sortBy: "CreatedAtUtc", sortDirection: "Desc" },
  "name-asc": { sortBy: "Alphabetical", sortDirection: "Asc" },
  "price-asc": { sortBy: "Price", sortDirection: "Asc" },
  "price-desc": { sortBy: "Price", sortDirection: "Desc" },
  chance: { sortBy: "WinChance", sortDirection: "Desc" },
} as const;

export function boxQuery(filters: BoxFilters): CallInput<"listLootboxes"> {
  const { search, tag, wins, sort, page, minPrice, maxPrice } = filters;
  const prices = { minPrice: priceText(minPrice), maxPrice: priceText(maxPrice) };
  const winsCategoryId = wins || undefined;
  return { query: { search, tag, winsCategoryId, ...prices, ...order[sort], pageNumber: page, pageSize: 24 } };
}
