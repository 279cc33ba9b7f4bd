import type { CallInput } from "../../../api/request.ts";
import { priceText, readChoice, readPage, readPrice } from "../../../listing/address.ts";
import { isId } from "../../../api/is-id.ts";

export const shopSorts = ["featured", "newest", "price-asc", "price-desc", "name-asc", "name-desc"] as const;

/** Reads the shop's filters from a URL. */
export function readShopFilters(search: URLSearchParams) {
  const categoryId = search.get("categoryId") ?? "";
  return {
    search: (search.get("search") ?? "").trim().slice(0, 100),
    categoryId: isId(categoryId) ? categoryId : "",
    minPrice: readPrice(search, "minPrice"),
    maxPrice: readPrice(search, "maxPrice"),
    inStock: search.get("inStock") === "true",
    sort: readChoice(search, "sort", shopSorts),
    page: readPage(search),
  };
}

export type ShopFilters = ReturnType<typeof readShopFilters>;

/** Whether any filter is set. */
export function isNarrowed({ search, categoryId, minPrice, maxPrice, inStock }: ShopFilters): boolean {
  return search !== "" || categoryId !== "" || minPrice !== undefined || maxPrice !== undefined || inStock;
}

const order = {
  featured: { sortBy: "Featured", sortDirection: "Desc" },
  newest: { sortBy: "CreatedAtUtc", sortDirection: "Desc" },
  "price-asc": { sortBy: "MarketPrice", sortDirection: "Asc" },
  "price-desc": { sortBy: "MarketPrice", sortDirection: "Desc" },
  "name-asc": { sortBy: "Name", sortDirection: "Asc" },
  "name-desc": { sortBy: "Name", sortDirection: "Desc" },
} as const;

export function shopQuery({
  search,
  categoryId,
  minPrice,
  maxPrice,
  inStock,
  sort,
  page,
}: ShopFilters): CallInput<"listItems"> {
  return {
    query: {
      search,
      minPrice: priceText(minPrice),
      maxPrice: priceText(maxPrice),
      categoryId: categoryId || undefined,
      inStock: inStock ? "true" : undefined,
      ...order[sort],
      pageNumber: page,
      pageSize: 24,
    },
  };
}
