import { type Cents, formatDecimal } from "@trove/money";
import { useState } from "react";
import { useQuery } from "../../../../api/use-query.ts";
import { useDebounced } from "../../../../listing/use-listing.ts";
import type { CatalogueItem } from "../catalogue-item.ts";

/** The boxes that contain an item, and the effect of another price on them. Requested after a pause in typing. */
export function usePricePreview(item: CatalogueItem | undefined) {
  const [price, setPrice] = useState(item?.marketPrice);
  const wait = useDebounced(setPrice);
  const query = price === undefined ? undefined : { marketPrice: formatDecimal(price) };
  const input = item === undefined || query === undefined ? undefined : { params: { id: item.id }, query };
  const { data } = useQuery("previewItem", input);
  return {
    boxes: data?.boxes ?? [],
    toConfirm: data?.toConfirm ?? null,
    ask: (typed: Cents | undefined) => wait.later(typed),
  };
}
