import { termsNow } from "../shell/terms.ts";

/** An item and its quantity. A cart has one line per item, in the order in which they were added. */
export type CartLine = { itemId: string; quantity: number };

/** The item ids, one per piece. The API and the browser's storage use this form. */
export function repeatedIds(lines: readonly CartLine[]): string[] {
  return lines.flatMap(({ itemId, quantity }) => Array.from({ length: quantity }, () => itemId));
}

function linesOf(itemIds: readonly string[]): CartLine[] {
  const same = Map.groupBy(itemIds, (itemId) => itemId);
  return Array.from(same, ([itemId, { length }]) => ({ itemId, quantity: length }));
}

/** Reads the lines from a stored list of `{id}`, one per piece. Skips malformed entries. */
export function readLines(value: unknown): CartLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map((entry): unknown => Object(entry).id);
  return linesOf(ids.filter((id) => typeof id === "string"));
}

export const linesToStore = (lines: readonly CartLine[]) => repeatedIds(lines).map((id) => ({ id }));

export function quantityOf(lines: readonly CartLine[], itemId: string): number {
  return lines.find((line) => line.itemId === itemId)?.quantity ?? 0;
}

/** The total quantity of all lines. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** The lines with the item's quantity set. A new item is appended; quantity 0 removes the line. */
export function withQuantity(lines: readonly CartLine[], itemId: string, quantity: number): CartLine[] {
  const line = { itemId, quantity };
  const isThere = lines.some((one) => one.itemId === itemId);
  const changed = isThere ? lines.map((one) => (one.itemId === itemId ? line : one)) : [...lines, line];
  return changed.filter((one) => one.quantity > 0);
}

export type CartRefusal =
  | { reason: "full"; most: number }
  | { reason: "same"; most: number; held: number }
  | { reason: "stock"; most: number; held: number };

/**
 * Why `quantity` more pieces of an item can't be added to the cart; undefined if they can. `stock` is the number of
 * pieces left, or null if unlimited.
 */
export function refusalOf(
  lines: readonly CartLine[],
  itemId: string,
  quantity: number,
  stock: number | null,
): CartRefusal | undefined {
  const { maxSameItem, maxCartItems } = termsNow();
  const held = quantityOf(lines, itemId);
  if (stock !== null && held + quantity > stock) return { reason: "stock", most: stock, held };
  if (held + quantity > maxSameItem) return { reason: "same", most: maxSameItem, held };
  if (countOf(lines) + quantity > maxCartItems) return { reason: "full", most: maxCartItems };
  return undefined;
}
