import type { CallResult } from "../../../api/request.ts";

/** The fields of an item that a card shows. Sending all fields would make the page larger. */
export function listedItem(item: CallResult<"listItems">["items"][number]) {
  const { id, name, imageUrl, tier, marketPrice, reduction, category, stock, isSellable } = item;
  const price = { marketPrice, reduction };
  return { id, name, imageUrl, tier, ...price, category: category.name, stock: isSellable ? stock : 0 };
}

export type ListedItem = ReturnType<typeof listedItem>;
