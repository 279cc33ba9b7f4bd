import { type FieldName, brokenRule } from "@trove/contract/rules";
import type { forms } from "../locales/en/forms.ts";
import type { Translated } from "../locales/texts.ts";

/**
 * Describes the mistake in a typed text, in the reader's language; undefined if there is none. Trims the text unless
 * `exact` is set.
 */
export function mistakeIn(
  t: Translated<typeof forms>,
  field: FieldName,
  label: string,
  text: string,
  { exact = false } = {},
): string | undefined {
  const rule = brokenRule(field, exact ? text : text.trim());
  return rule && t.rules[rule](label);
}
