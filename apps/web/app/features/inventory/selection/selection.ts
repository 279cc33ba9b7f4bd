import { type Cents, sum } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";

export type InventoryItem = CallResult<"listInventory">["items"][number];

/** The selected items by id. `anchor` is the id of the last toggled item, where a range starts. */
export type Selection = { items: ReadonlyMap<string, InventoryItem>; anchor: string | undefined };

export const NOTHING: Selection = { items: new Map(), anchor: undefined };

export const isSellable = ({ status }: InventoryItem): boolean => status === "InInventory";

function withItems(before: Selection["items"], items: readonly InventoryItem[], isChosen: boolean) {
  const after = new Map(before);
  for (const item of items.filter(isSellable)) {
    if (isChosen) after.set(item.id, item);
    else after.delete(item.id);
  }
  return after;
}

/**
 * Toggles one item. With `extend`, all items on the page between it and the anchor get the same state, like with Shift
 * in a file list.
 */
export function toggled(
  { items, anchor }: Selection,
  page: readonly InventoryItem[],
  item: InventoryItem,
  { extend = false } = {},
): Selection {
  const isChosen = !items.has(item.id);
  const at = page.findIndex(({ id }) => id === item.id);
  const from = extend ? page.findIndex(({ id }) => id === anchor) : -1;
  const range = from === -1 ? [item] : page.slice(Math.min(from, at), Math.max(from, at) + 1);
  return { items: withItems(items, range, isChosen), anchor: item.id };
}

/** Selects the whole page, or deselects it if all of it is selected. */
export function pageToggled({ items }: Selection, page: readonly InventoryItem[]): Selection {
  return { items: withItems(items, page, pageState({ items, anchor: undefined }, page) !== "all"), anchor: undefined };
}

/** How much of a page is selected, counting only sellable items. */
export function pageState({ items }: Selection, page: readonly InventoryItem[]): "none" | "some" | "all" {
  const sellable = page.filter(isSellable);
  const count = sellable.filter(({ id }) => items.has(id)).length;
  if (count === 0) return "none";
  return count === sellable.length ? "all" : "some";
}

/** The selected items that are on the page, so that no action applies to items that the person doesn't see. */
export function onPage({ items, anchor }: Selection, page: readonly InventoryItem[]): Selection {
  return { items: new Map(page.flatMap((item) => (items.has(item.id) ? [[item.id, item]] : []))), anchor };
}

export function without({ items, anchor }: Selection, ids: ReadonlySet<string>): Selection {
  return { items: new Map([...items].filter(([id]) => !ids.has(id))), anchor };
}

/** The total sell price of the selection. */
export function sellValue({ items }: Selection): Cents {
  return sum([...items.values()].map(({ sellPrice }) => sellPrice));
}

/** The path of the page that ships inventory items, with these ids selected. */
export const shipPath = (ids: readonly string[]): string => `/shipment-create?items=${ids.join(",")}`;
