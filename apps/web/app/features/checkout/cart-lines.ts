import { type Cents, sum, times } from "@trove/money";
import type { Answer } from "../../api/request.ts";
import type { CartItem } from "../../cart/cart-items.ts";

export type ShopItem = Pick<
  Answer<"listItems">["items"][number],
  "id" | "name" | "imageUrl" | "tier" | "marketPrice" | "stock" | "isSellable" | "isActive"
>;

export type CartLine = {
  id: string;
  /** How many the cart holds. */
  held: number;
  /** How many of them can be bought; the others don't count. */
  counted: number;
  /** Undefined for what the shop doesn't know any more. */
  item: ShopItem | undefined;
  problem?: "gone" | "soldOut" | "short";
};

function countable(item: ShopItem | undefined, held: number): Pick<CartLine, "counted" | "problem"> {
  if (item === undefined || !item.isActive || !item.isSellable) return { counted: 0, problem: "gone" };
  const stock = item.stock ?? held;
  if (stock === 0) return { counted: 0, problem: "soldOut" };
  return stock < held ? { counted: stock, problem: "short" } : { counted: held };
}

/** One line an item, in the order in which they came into the cart. */
export function cartLines(cart: readonly CartItem[], items: readonly ShopItem[]): CartLine[] {
  const held = Map.groupBy(cart, ({ id }) => id);
  return Array.from(held, ([id, { length }]) => {
    const item = items.find((one) => one.id === id);
    return { id, held: length, item, ...countable(item, length) };
  });
}

/** The bought lines whose price is another one now, with the price before and after. */
export function repriced(lines: readonly CartLine[], now: readonly ShopItem[]) {
  return lines.flatMap(({ item, counted }) => {
    const after = now.find(({ id }) => id === item?.id)?.marketPrice;
    if (item === undefined || counted === 0 || after === undefined || after === item.marketPrice) return [];
    return [{ name: item.name, before: item.marketPrice, after }];
  });
}

/** In cents, without what can't be bought. */
export function subtotal(lines: readonly CartLine[]): Cents {
  return sum(lines.flatMap(({ item, counted }) => (item === undefined ? [] : [times(item.marketPrice, counted)])));
}

/** What is asked for: an item as often as it is bought. */
export function boughtIds(lines: readonly CartLine[]): string[] {
  return lines.flatMap(({ id, counted }) => Array.from({ length: counted }, () => id));
}
