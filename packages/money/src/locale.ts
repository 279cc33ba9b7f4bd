/** How a language writes amounts of euros. The platform knows it too, but needs up to 30 ms before the first amount. */
type AmountStyle = { tag: string; group: string; point: string; isSymbolLast: boolean; isRightToLeft: boolean };

const english: AmountStyle = { tag: "en", group: ",", point: ".", isSymbolLast: false, isRightToLeft: false };

/** By primary tag. */
const styles = {
  en: english,
  fr: { ...english, tag: "fr", group: "\u202F", point: ",", isSymbolLast: true },
  vi: { ...english, tag: "vi", group: ".", point: ",", isSymbolLast: true },
  zh: { ...english, tag: "zh" },
  ar: { ...english, tag: "ar", isSymbolLast: true, isRightToLeft: true },
} as const satisfies Record<string, AmountStyle>;

/** A tag of a language that has a style, such as `zh-CN`. */
export type AmountTag = keyof typeof styles | `${keyof typeof styles}-${string}`;

const stylesByTag: Readonly<Record<string, AmountStyle>> = styles;

let localeNow = () => "en";

/** Tells in which language amounts are written when the caller names none: that of the page. */
export function readLocale(from: () => string): void {
  localeNow = from;
}

/** The style of a language by its tag, such as `zh-CN`. Languages that the shop doesn't have are written as English. */
export function amountStyle(locale = localeNow()): AmountStyle {
  return stylesByTag[locale.slice(0, 2)] ?? english;
}
