import { type Cents, sum, times } from "@trove/money";
import type { CallResult } from "../../api/request.ts";
import { priceNow } from "../../shell/price-now.ts";
import type { CartLine } from "../../cart/cart-lines.ts";

export type ShopItem = Pick<
  CallResult<"listItems">["items"][number],
  | "id"
  | "name"
  | "imageUrl"
  | "tier"
  | "marketPrice"
  | "reduction"
  | "stock"
  | "isSellable"
  | "isActive"
  | "weightGrams"
>;

/** A line of the cart with the current data of its item. */
export type PricedLine = CartLine & {
  /** Number of pieces that can be bought. The order leaves out the rest of the line's quantity. */
  counted: number;
  /** Undefined if the shop no longer has the item. */
  item: ShopItem | undefined;
  problem?: "gone" | "soldOut" | "short";
};

function countable(item: ShopItem | undefined, held: number): Pick<PricedLine, "counted" | "problem"> {
  if (item === undefined || !item.isActive || !item.isSellable) return { counted: 0, problem: "gone" };
  const stock = item.stock ?? held;
  if (stock === 0) return { counted: 0, problem: "soldOut" };
  return stock < held ? { counted: stock, problem: "short" } : { counted: held };
}

export function pricedLines(cart: readonly CartLine[], items: readonly ShopItem[]): PricedLine[] {
  return cart.map((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return { ...line, item, ...countable(item, line.quantity) };
  });
}

export type ItemPrice = { itemId: string; price: Cents };

/** The bought lines whose price has changed, with the old and new price. */
export function repriced(lines: readonly PricedLine[], now: readonly ItemPrice[]) {
  return lines.flatMap(({ item, counted }) => {
    const after = now.find(({ itemId }) => itemId === item?.id)?.price;
    if (item === undefined || counted === 0 || after === undefined || after === priceNow(item)) return [];
    return [{ name: item.name, before: priceNow(item), after }];
  });
}

/** The total price in cents of the pieces that can be bought. */
export function subtotal(lines: readonly PricedLine[]): Cents {
  return sum(lines.flatMap(({ item, counted }) => (item === undefined ? [] : [times(priceNow(item), counted)])));
}

/** The pieces that can be bought, with the weight of each. */
export const piecesOf = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ item, counted }) => (item ? [{ weightGrams: item.weightGrams, quantity: counted }] : []));

/** The lines to order, with their quantities limited to what can be bought. */
export function boughtLines(lines: readonly PricedLine[]): CartLine[] {
  return lines.filter(({ counted }) => counted > 0).map(({ itemId, counted }) => ({ itemId, quantity: counted }));
}
