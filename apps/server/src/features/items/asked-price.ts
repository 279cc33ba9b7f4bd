import { priceInSearch } from "@trove/contract/price-in-search";
import type { Cents } from "@trove/money";

export type AskedPrice = { search?: string | undefined; minPrice?: Cents | undefined; maxPrice?: Cents | undefined };

/**
 * Returns a list's query with the prices that its search text mentions. If the query has price fields of its own, those
 * stay.
 */
export function withAskedPrice<T extends AskedPrice>(query: T): T {
  const { words, minPrice, maxPrice } = priceInSearch(query.search ?? "");
  const hasOwn = query.minPrice !== undefined || query.maxPrice !== undefined;
  return { ...query, search: words || undefined, ...(!hasOwn && { minPrice, maxPrice }) };
}
