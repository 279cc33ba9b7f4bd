import type { CallInput } from "../../../api/request.ts";
import { priceText, readChoice, readPage, readPrice } from "../../../listing/address.ts";

export const boxSorts = ["featured", "newest", "name-asc", "price-asc", "price-desc"] as const;

/** Reads the list's filters from a URL. */
export function readBoxFilters(search: URLSearchParams) {
  return {
    search: (search.get("search") ?? "").trim().slice(0, 100),
    tag: (search.get("tag") ?? "").trim().slice(0, 30),
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
} as const;

export function boxQuery({ sort, page, minPrice, maxPrice, ...filters }: BoxFilters): CallInput<"listLootboxes"> {
  const prices = { minPrice: priceText(minPrice), maxPrice: priceText(maxPrice) };
  return { query: { ...filters, ...prices, ...order[sort], pageNumber: page, pageSize: 24 } };
}
