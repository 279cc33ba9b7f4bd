import { INVENTORY_STATUSES } from "@trove/contract/statuses";
import type { CallInput } from "../../api/request.ts";
import { readChoice, readPage } from "../../listing/address.ts";

export const inventorySorts = ["newest", "oldest", "price-desc", "price-asc", "name-asc", "name-desc"] as const;

const order = {
  newest: { sortBy: "CreatedAtUtc", sortDirection: "Desc" },
  oldest: { sortBy: "CreatedAtUtc", sortDirection: "Asc" },
  "price-desc": { sortBy: "MarketPrice", sortDirection: "Desc" },
  "price-asc": { sortBy: "MarketPrice", sortDirection: "Asc" },
  "name-asc": { sortBy: "Name", sortDirection: "Asc" },
  "name-desc": { sortBy: "Name", sortDirection: "Desc" },
} as const;

/** The tabs. The first shows everything and adds no query parameter. */
export const inventoryTabs = ["All", ...INVENTORY_STATUSES] as const;

/** The inventory's filters in a URL. */
export function readInventoryFilters(search: URLSearchParams) {
  return {
    tab: readChoice(search, "status", inventoryTabs),
    search: (search.get("search") ?? "").trim().slice(0, 100),
    sort: readChoice(search, "sort", inventorySorts),
    page: readPage(search),
  };
}

export type InventoryFilters = ReturnType<typeof readInventoryFilters>;

export function inventoryQuery({ tab, search, sort, page }: InventoryFilters): CallInput<"listInventory"> {
  const status = tab === "All" ? undefined : tab;
  return { query: { status, search, ...order[sort], pageNumber: page, pageSize: 24 } };
}
