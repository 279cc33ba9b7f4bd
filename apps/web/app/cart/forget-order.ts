import { forgetStored, storedKeys } from "../storage/browser-storage.ts";
import { CART_PREFIX, ITEMS_KEY } from "./cart-items.ts";

/** Forgets whatever a person said of an order. The items stay: a cart outlives signing out. */
export function forgetOrder(): void {
  for (const key of storedKeys("local", CART_PREFIX)) if (key !== ITEMS_KEY) forgetStored("local", key);
}
