import { useSyncExternalStore } from "react";
import { CART_ITEMS_KEY, type CartItem, type CartRefusal, readCartItems, refusalOf, without } from "./cart-items.ts";

function stored(): string | null {
  try {
    return localStorage.getItem(CART_ITEMS_KEY);
  } catch {
    return null;
  }
}

/** False when the browser refuses to store anything. Other tabs hear of it by themselves, this one by the same event. */
function store(items: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(CART_ITEMS_KEY, JSON.stringify(items));
  } catch {
    return false;
  }
  window.dispatchEvent(new StorageEvent("storage", { key: CART_ITEMS_KEY }));
  return true;
}

/** Puts all of `quantity` items into the cart or says why not; `stock` as in refusalOf. */
export function addToCart(
  id: string,
  quantity: number,
  stock: number | null,
): CartRefusal | { reason: "blocked" } | undefined {
  const items = readCartItems(stored());
  const refusal = refusalOf(items, id, quantity, stock);
  if (refusal !== undefined) return refusal;
  const added = Array.from({ length: quantity }, () => ({ id }));
  return store([...items, ...added]) ? undefined : { reason: "blocked" };
}

export function takeFromCart(id: string, quantity: number): void {
  store(without(readCartItems(stored()), id, quantity));
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => (key === null || key === CART_ITEMS_KEY) && listener();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** How many items the cart holds, repeats included; follows other tabs. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => readCartItems(stored()).length,
    () => 0,
  );
}
