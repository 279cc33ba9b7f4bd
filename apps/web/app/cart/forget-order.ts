import { forgetStored, storedKeys } from "../storage/browser-storage.ts";
import { CART_PREFIX, ITEMS_KEY } from "./cart-items.ts";

/** Removes everything that a person entered for an order. Keeps the items, so that the cart survives signing out. */
export function forgetOrder(): void {
  for (const key of storedKeys("local", CART_PREFIX)) if (key !== ITEMS_KEY) forgetStored("local", key);
}
