import { wireFromCents } from "@trove/contract/euro-fields";
import { useMemo, useSyncExternalStore } from "react";
import { CART_FIELDS, CART_PREFIX, cartDefaults, type CartField, type CartFields, readCart } from "./cart-fields.ts";

function stored(field: CartField): string | null {
  try {
    return localStorage.getItem(CART_PREFIX + field);
  } catch {
    return null;
  }
}

const snapshot = () => JSON.stringify(CART_FIELDS.map(stored));

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => (key === null || key.startsWith(CART_PREFIX)) && listener();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** The cart as every tab of this browser sees it; undefined until the browser could be asked. */
export function useCart(): CartFields | undefined {
  const texts = useSyncExternalStore(subscribe, snapshot, () => undefined);
  return useMemo(() => {
    if (texts === undefined) return undefined;
    const values = JSON.parse(texts) as (string | null)[];
    return readCart((field) => values[CART_FIELDS.indexOf(field)] ?? null);
  }, [texts]);
}

/** The cart at this moment, for what happens between two renderings. */
export function cartNow(): CartFields {
  return readCart(stored);
}

/** Keeps these fields, each under its own key and money in euros. A browser that stores nothing keeps the cart as it was. */
export function changeCart(fields: Partial<CartFields>): void {
  try {
    const written = Object.entries(Object(wireFromCents(fields)));
    for (const [name, value] of written) localStorage.setItem(CART_PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
  for (const name of Object.keys(fields)) {
    window.dispatchEvent(new StorageEvent("storage", { key: CART_PREFIX + name }));
  }
}

/** After a purchase was looked at: everything but the choice of options and, unless `fullReset`, the items. */
export function resetCart(): void {
  const { cartItems: _items, purchaseOption: _purchase, paymentOption: _payment, ...rest } = cartDefaults;
  changeCart(rest);
}

export function fullResetCart(): void {
  resetCart();
  changeCart({ cartItems: [] });
}
