import { type Cents, formatDecimal, formatEuros, parseEuros } from "@trove/money";
import type { balance } from "../../../locales/en/balance.ts";
import type { forms } from "../../../locales/en/forms.ts";
import type { Translated } from "../../../locales/texts.ts";

export type Limits = { least: Cents; most: Cents };

type Words = { words: Translated<typeof forms>; t: Translated<typeof balance>["topUp"] };

/** The mistake in a typed amount; undefined if there is none. Both comma and point are decimal separators. */
export function amountMistake({ words, t }: Words, text: string, { least, most }: Limits): string | undefined {
  if (text.trim() === "") return words.rules.required(t.amount);
  const amount = parseEuros(text);
  if (amount === undefined) return t.mustBeNumber;
  if (amount < least || amount > most) return t.mustBeWithin(formatEuros(least), formatEuros(most));
  return undefined;
}

/** The amount in the format of the field: `50`, `12.50`. */
export function amountText(amount: Cents): string {
  return formatDecimal(amount).replace(/\.00$/, "");
}

/** The field's initial amount: the one in the URL, but at least the minimum; otherwise the suggestion. */
export function startingAmount(asked: string | null, suggestion: Cents, { least }: Limits): string {
  const amount = asked === null ? undefined : parseEuros(asked);
  if (amount === undefined) return asked ?? amountText(suggestion);
  return amountText(amount < least ? least : amount);
}
