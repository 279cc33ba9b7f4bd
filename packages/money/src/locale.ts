/** How a language writes amounts of euros. The platform knows it too, but needs up to 30 ms before the first amount. */
type AmountStyle = { tag: string; group: string; point: string; isSymbolLast: boolean; isRightToLeft: boolean };

const english: AmountStyle = { tag: "en", group: ",", point: ".", isSymbolLast: false, isRightToLeft: false };

/** By primary tag. */
const styles: Readonly<Record<string, AmountStyle>> = {
  fr: { ...english, tag: "fr", group: "\u202F", point: ",", isSymbolLast: true },
  vi: { ...english, tag: "vi", group: ".", point: ",", isSymbolLast: true },
  zh: { ...english, tag: "zh" },
  ar: { ...english, tag: "ar", isSymbolLast: true, isRightToLeft: true },
};

let localeNow = () => "en";

/** Tells in which language amounts are written when the caller names none: that of the page. */
export function readLocale(from: () => string): void {
  localeNow = from;
}

/** The style of a language by its tag, such as `zh-CN`. Languages that the shop doesn't have are written as English. */
export function amountStyle(locale = localeNow()): AmountStyle {
  return styles[locale.slice(0, 2)] ?? english;
}
