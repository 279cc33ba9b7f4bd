import { formatEuros, fromEuros, isEuros } from "@trove/money";
import { ApiError, messageOf } from "../../api/api-error.ts";
import type { cart } from "../../locales/en/cart.ts";
import type { Translated } from "../../locales/texts.ts";

const euros = (value: unknown) =>
  typeof value === "number" && isEuros(value) ? formatEuros(fromEuros(value)) : undefined;

/** What a refused order says to the person. */
export function refusalText(t: Translated<typeof cart>, error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === "OUT_OF_STOCK") return t.outOfStock;
  const before = euros(error.problem.params?.["expected"]);
  const after = euros(error.problem.params?.["actual"]);
  if (error.code === "PRICE_CHANGED" && before !== undefined && after !== undefined) {
    return t.priceChanged(before, after);
  }
  return messageOf(error);
}
