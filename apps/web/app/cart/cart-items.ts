import { useSyncExternalStore } from "react";
import { followStored, readStored, store } from "../storage/browser-storage.ts";
import {
  type CartLine,
  type CartRefusal,
  countOf,
  linesToStore,
  quantityOf,
  readLines,
  refusalOf,
  withQuantity,
} from "./cart-lines.ts";

/** Begins the key of everything that the browser keeps of a cart; the field's name follows. */
export const CART_PREFIX = "shoppingCart_";

/** The items have a module apart from the other fields: every page shows how many there are. */
export const ITEMS_KEY = `${CART_PREFIX}cartItems`;

function linesNow(): readonly CartLine[] {
  return readStored("local", ITEMS_KEY, readLines) ?? [];
}

/** Puts all of `quantity` items into the cart or says why not; `stock` as in refusalOf. */
export function addToCart(
  itemId: string,
  quantity: number,
  stock: number | null,
): CartRefusal | { reason: "blocked" } | undefined {
  const lines = linesNow();
  const refusal = refusalOf(lines, itemId, quantity, stock);
  if (refusal !== undefined) return refusal;
  const more = withQuantity(lines, itemId, quantityOf(lines, itemId) + quantity);
  return store("local", ITEMS_KEY, linesToStore(more)) ? undefined : { reason: "blocked" };
}

/** Takes `quantity` items out again, or as many as there are. */
export function takeFromCart(itemId: string, quantity: number): void {
  const lines = linesNow();
  const fewer = withQuantity(lines, itemId, quantityOf(lines, itemId) - quantity);
  store("local", ITEMS_KEY, linesToStore(fewer));
}

/** How many items the cart holds in all; follows other tabs. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (changed) => followStored((key) => key === ITEMS_KEY, changed),
    () => countOf(linesNow()),
    () => 0,
  );
}
