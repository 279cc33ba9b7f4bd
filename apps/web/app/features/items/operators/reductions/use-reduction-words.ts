import { formatEuros, ZERO_CENTS } from "@trove/money";
import { reductions } from "../../../../locales/en/items/reductions.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { dayText } from "../../../../ui/date-text.ts";
import type { Reduction } from "./reduction.ts";

/** Returns a function that names what a reduction reduces, by how much, and on which days. */
export function useReductionWords() {
  const t = useTexts(reductions);
  return ({ category, itemName, itemCount, percent, price, fromUtc, untilUtc }: Reduction) => ({
    name: category === null ? t.named(itemName, itemCount - 1) : category.name,
    by: percent === null ? formatEuros(price ?? ZERO_CENTS) : t.percentOff(percent),
    days: t.days(dayText(fromUtc), dayText(untilUtc)),
  });
}
