import { type Cents, formatEuros, fromEuros, isEuros } from "@trove/money";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import type { cart } from "../../../locales/en/cart.ts";
import type { Translated } from "../../../locales/texts.ts";

const euros = (value: unknown) =>
  typeof value === "number" && isEuros(value) ? formatEuros(fromEuros(value)) : undefined;

type Repriced = { name: string; before: Cents; after: Cents };

/** The text for a refused order; `repriced` are the items whose price has changed. */
export function refusalText(t: Translated<typeof cart>, error: unknown, repriced: readonly Repriced[]): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === "OUT_OF_STOCK") return t.outOfStock;
  const before = euros(error.problem.params?.["expected"]);
  const after = euros(error.problem.params?.["actual"]);
  if (error.code === "PRICE_CHANGED" && before !== undefined && after !== undefined) {
    const items = repriced.map((item) => t.itemRepriced(item.name, formatEuros(item.before), formatEuros(item.after)));
    return [t.priceChanged(before, after), ...items].join(" ");
  }
  return messageOf(error);
}
