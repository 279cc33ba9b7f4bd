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

/** Prefix of every stored cart key; the field's name follows it. */
export const CART_PREFIX = "shoppingCart_";

/** The items are in a separate module from the other cart fields, because every page shows their count. */
export const ITEMS_KEY = `${CART_PREFIX}cartItems`;

function linesNow(): readonly CartLine[] {
  return readStored("local", ITEMS_KEY, readLines) ?? [];
}

/** Adds `quantity` pieces to the cart, or adds none and returns the reason. For `stock` see refusalOf. */
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

/** Removes `quantity` pieces, or all pieces if there are fewer. */
export function takeFromCart(itemId: string, quantity: number): void {
  const lines = linesNow();
  const fewer = withQuantity(lines, itemId, quantityOf(lines, itemId) - quantity);
  store("local", ITEMS_KEY, linesToStore(fewer));
}

/** The number of pieces in the cart; updates when another tab changes it. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (changed) => followStored((key) => key === ITEMS_KEY, changed),
    () => countOf(linesNow()),
    () => 0,
  );
}
