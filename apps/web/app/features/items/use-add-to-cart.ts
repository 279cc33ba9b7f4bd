import { addToCart, takeFromCart } from "../../cart/cart-items.ts";
import { items } from "../../locales/en/items.ts";
import { useTexts } from "../../locales/texts.ts";
import { showToast } from "../../ui/overlay/toast.ts";

type Wanted = { id: string; name: string; stock: number | null };

/**
 * Puts an item into the cart and says so, with a way back; or says why it can't. True when it is in. `quiet` says nothing
 * of what went well, since the cart is about to be seen.
 */
export function useAddToCart(): (item: Wanted, quantity?: number, quiet?: boolean) => boolean {
  const t = useTexts(items).cart;
  return ({ id, name, stock }, quantity = 1, quiet = false) => {
    const refusal = addToCart(id, quantity, stock);
    switch (refusal?.reason) {
      case undefined:
        if (quiet) return true;
        showToast("good", t.added(quantity, name), { label: t.undo, run: () => takeFromCart(id, quantity) });
        return true;
      case "full":
        showToast("bad", t.full(refusal.most));
        return false;
      case "same":
        showToast("bad", t.same(refusal.most));
        return false;
      case "stock":
        showToast("bad", t.stock(refusal.held, refusal.most));
        return false;
      case "blocked":
        showToast("bad", t.blocked);
        return false;
    }
  };
}
