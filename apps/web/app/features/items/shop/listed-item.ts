import type { Answer } from "../../../api/request.ts";

/** What a card shows of an item; the rest of the answer would only weigh on the page. */
export function listedItem(item: Answer<"listItems">["items"][number]) {
  const { id, name, imageUrl, tier, marketPrice, category, stock, isSellable } = item;
  return { id, name, imageUrl, tier, marketPrice, category: category.name, stock: isSellable ? stock : 0 };
}

export type ListedItem = ReturnType<typeof listedItem>;
