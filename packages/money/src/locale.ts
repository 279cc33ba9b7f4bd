/**
 * The way in which a language writes amounts of euros. `Intl` knows it too, but takes up to 30 ms for the first amount.
 */
type AmountStyle = { tag: string; group: string; point: string; isSymbolLast: boolean; isRightToLeft: boolean };

const english: AmountStyle = { tag: "en", group: ",", point: ".", isSymbolLast: false, isRightToLeft: false };

/** Keyed by primary language tag. */
const styles = {
  en: english,
  fr: { ...english, tag: "fr", group: "\u202F", point: ",", isSymbolLast: true },
  vi: { ...english, tag: "vi", group: ".", point: ",", isSymbolLast: true },
  zh: { ...english, tag: "zh" },
  ar: { ...english, tag: "ar", isSymbolLast: true, isRightToLeft: true },
} as const satisfies Record<string, AmountStyle>;

/** The tag of a language that has an entry in `styles`, such as `zh-CN`. */
export type AmountTag = keyof typeof styles | `${keyof typeof styles}-${string}`;

const stylesByTag: Readonly<Record<string, AmountStyle>> = styles;

let localeNow = () => "en";

/** Sets the function that returns the page's language. Amounts are written in it if the caller gives no locale. */
export function readLocale(from: () => string): void {
  localeNow = from;
}

/** The amount style of a language tag, such as `zh-CN`. Falls back to English for unknown languages. */
export function amountStyle(locale = localeNow()): AmountStyle {
  return stylesByTag[locale.slice(0, 2)] ?? english;
}
