export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Creates a formatter when it is first used. Creating one takes Chromium up to 30 ms, and few pages need all of them.
 */
function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}

const UNITS = [
  ["second", 1],
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
] as const;

/**
 * Number formats and plural rules of one language. `plural(2, { one: "# item", other: "# items" })` gives "2 items"; #
 * is replaced by the formatted number. Don't put names into the forms, because a name may contain a #.
 */
export function grammar(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const percents = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 3 }));
  const flooredPercents = once(
    () => new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 3, roundingMode: "floor" }),
  );
  const exactPercents = once(
    () => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const lists = once(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const hasPlainDigits = !locale.startsWith("ar") || locale.endsWith("-u-nu-latn");
  const number = (value: number) =>
    hasPlainDigits && value >= 0 && value < 1000 && Number.isInteger(value) ? String(value) : numbers().format(value);
  return {
    plural: (count: number, forms: PluralForms) =>
      (forms[rules.select(count)] ?? forms.other).replaceAll("#", number(count)),
    number,
    /** A size in kilobytes or megabytes, both decimal: 24,800,000 is "24.8 MB". */
    fileSize: (bytes: number) => {
      const unit = bytes < 1e6 ? "kilobyte" : "megabyte";
      return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
        bytes / (unit === "kilobyte" ? 1e3 : 1e6),
      );
    },
    /** A time span in its largest whole unit: 90 is "1 min", 7,200 is "2 hr". */
    duration: (seconds: number) => {
      const [unit, length] = UNITS.findLast(([, least]) => seconds >= least) ?? ["second", 1];
      return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(
        Math.floor(seconds / length),
      );
    },
    /** Joins names into a list, with "and" before the last. */
    list: (parts: readonly string[]) => lists().format(parts),
    /** A share from 0 to 1 as a percentage with up to three significant digits. */
    percent: (share: number) => percents().format(share),
    /**
     * A chance from 0 to 1 as a percentage with up to three significant digits. Rounded down, so that it never looks
     * higher than it is.
     */
    flooredPercent: (chance: number) => flooredPercents().format(chance),
    /** A share given in hundredths of a percent, with two decimals: 6,235 is "62.35%". */
    exactPercent: (hundredths: number) => exactPercents().format(hundredths / 10_000),
    /**
     * The odds of an event with this chance, which must be above 0: "1 in 4.6", "1 in 164". Rounded up, so that the
     * event never looks more likely than it is.
     */
    oneIn: (chance: number, word: string) => {
      const step = chance > 0.1 ? 10 : 1;
      return `${number(1)} ${word} ${number(Math.ceil(step / chance - 1e-6) / step)}`;
    },
  };
}
