import { useMemo, useSyncExternalStore } from "react";
import { followStored, store, storedText } from "../storage/browser-storage.ts";
import { CART_FIELDS, cartDefaults, type CartField, type CartFields, readCart, toStored } from "./cart-fields.ts";
import { CART_PREFIX } from "./cart-items.ts";

const stored = (field: CartField) => storedText("local", CART_PREFIX + field);

const snapshot = () => JSON.stringify(CART_FIELDS.map(stored));

function subscribe(changed: () => void): () => void {
  return followStored((key) => key.startsWith(CART_PREFIX), changed);
}

/** The cart that all tabs of this browser share; undefined until the browser's storage can be read. */
export function useCart(): CartFields | undefined {
  const texts = useSyncExternalStore(subscribe, snapshot, () => undefined);
  return useMemo(() => {
    if (texts === undefined) return undefined;
    const values = JSON.parse(texts) as (string | null)[];
    return readCart((field) => values[CART_FIELDS.indexOf(field)] ?? null);
  }, [texts]);
}

/** The current cart, for code outside of rendering. */
export function cartNow(): CartFields {
  return readCart(stored);
}

/** Stores these fields, each under its own key. A field that the browser refuses to store stays unchanged. */
export function changeCart(fields: Partial<CartFields>): void {
  for (const [field, value] of toStored(fields)) store("local", CART_PREFIX + field, value);
}

/** Resets all fields except the items and the chosen options, after a completed purchase was shown. */
export function resetCart(): void {
  const { cartItems: _items, purchaseOption: _purchase, paymentOption: _payment, ...rest } = cartDefaults;
  changeCart(rest);
}

export function fullResetCart(): void {
  resetCart();
  changeCart({ cartItems: [] });
}
