import { MAX_CART_ITEMS, MAX_SAME_ITEM } from "@trove/contract/constants";

/** Where the browser keeps the cart: a list of `{id}` with repeats. */
export const CART_ITEMS_KEY = "shoppingCart_cartItems";

export type CartItem = { id: string };

/** The stored cart; a missing or malformed one is empty, and malformed entries are left out. */
export function readCartItems(stored: string | null): CartItem[] {
  try {
    const items: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(items)) return [];
    const ids = items.map((item): unknown => Object(item).id);
    return ids.filter((id) => typeof id === "string").map((id) => ({ id }));
  } catch {
    return [];
  }
}

export type CartRefusal =
  | { reason: "full"; most: number }
  | { reason: "same"; most: number; held: number }
  | { reason: "stock"; most: number; held: number };

/**
 * Why `quantity` more of an item can't go into the cart, if they can't. `stock` is how many there are, null when there
 * is no limit.
 */
export function refusalOf(
  items: readonly CartItem[],
  id: string,
  quantity: number,
  stock: number | null,
): CartRefusal | undefined {
  const held = items.filter((item) => item.id === id).length;
  if (stock !== null && held + quantity > stock) return { reason: "stock", most: stock, held };
  if (held + quantity > MAX_SAME_ITEM) return { reason: "same", most: MAX_SAME_ITEM, held };
  if (items.length + quantity > MAX_CART_ITEMS) return { reason: "full", most: MAX_CART_ITEMS };
  return undefined;
}

/** The cart without the last `quantity` of an item. */
export function without(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  const places = items.flatMap((item, place) => (item.id === id ? [place] : []));
  const leaving = new Set(places.slice(Math.max(0, places.length - quantity)));
  return items.filter((_, place) => !leaving.has(place));
}
