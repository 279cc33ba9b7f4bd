import { addToCart, takeFromCart } from "../../cart/cart-items.ts";
import { items } from "../../locales/en/items/items.ts";
import { useTexts } from "../../locales/texts.ts";
import { showToast } from "../../ui/overlay/toast.ts";

type Wanted = { id: string; name: string; stock: number | null };

/**
 * Adds an item to the cart. Shows a toast with "undo", or the reason why it can't be added. Returns true if it was
 * added. `quiet`: no toast on success, for callers that show the cart next.
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
