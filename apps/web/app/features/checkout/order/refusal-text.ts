import { type Cents, formatEuros, fromEuros, isEuros } from "@trove/money";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { sentences } from "../../../locales/joined.ts";
import type { cart } from "../../../locales/en/cart.ts";
import type { Translated } from "../../../locales/texts.ts";
import { type ItemPrice, type PricedLine, repriced } from "../priced-lines.ts";

const cents = (value: unknown): Cents | undefined =>
  typeof value === "number" && isEuros(value) ? fromEuros(value) : undefined;

function pricesIn(items: unknown): ItemPrice[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { itemId?: unknown; price?: unknown } | null) => {
    const price = cents(item?.price);
    return typeof item?.itemId === "string" && price !== undefined ? [{ itemId: item.itemId, price }] : [];
  });
}

/** The text for a refused order. If the total has changed, it names the items whose price has changed. */
export function refusalText(t: Translated<typeof cart>, error: unknown, lines: readonly PricedLine[]): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === "OUT_OF_STOCK") return t.outOfStock;
  const { expected, actual, items } = error.problem.params ?? {};
  const [before, after] = [cents(expected), cents(actual)];
  if (error.code !== "PRICE_CHANGED" || before === undefined || after === undefined) return messageOf(error);
  const changes = repriced(lines, pricesIn(items));
  const texts = changes.map((item) => t.itemRepriced(item.name, formatEuros(item.before), formatEuros(item.after)));
  return sentences([t.priceChanged(formatEuros(before), formatEuros(after)), ...texts]);
}
