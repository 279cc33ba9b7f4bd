import { useMemo, useSyncExternalStore } from "react";
import { followStored, store, storedText } from "../storage/browser-storage.ts";
import { CART_FIELDS, cartDefaults, type CartField, type CartFields, readCart, toStored } from "./cart-fields.ts";
import { CART_PREFIX } from "./cart-items.ts";

const stored = (field: CartField) => storedText("local", CART_PREFIX + field);

const snapshot = () => JSON.stringify(CART_FIELDS.map(stored));

function subscribe(changed: () => void): () => void {
  return followStored((key) => key.startsWith(CART_PREFIX), changed);
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

/** Keeps these fields, each under its own key. A browser that stores nothing keeps the cart as it was. */
export function changeCart(fields: Partial<CartFields>): void {
  for (const [field, value] of toStored(fields)) store("local", CART_PREFIX + field, value);
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
