import { PAGE_SIZE_MAX } from "@trove/contract/constants";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";

export type ShippableItem = CallResult<"listInventory">["items"][number];

async function readAll(): Promise<ShippableItem[]> {
  const items: ShippableItem[] = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber += 1) {
    const query = { status: "InInventory", pageNumber, pageSize: PAGE_SIZE_MAX } as const;
    const page = await call("listInventory", { query });
    items.push(...page.items);
    pages = page.totalPages;
  }
  return items.toSorted((one, other) => other.marketPrice - one.marketPrice);
}

/**
 * All inventory items that can be shipped, the most valuable first. Loads all pages, because the chosen items may be
 * on any page.
 */
export function useShippableItems() {
  const [items, setItems] = useState<readonly ShippableItem[]>();
  const [error, setError] = useState<ApiError>();

  const load = useCallback(async () => {
    setError(undefined);
    try {
      setItems(await readAll());
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, {}));
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { items, error, reload: load };
}
