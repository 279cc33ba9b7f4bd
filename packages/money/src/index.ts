export { add, subtract, sum, times } from "./arithmetic.ts";
export { cents, ZERO_CENTS } from "./cents.ts";
export type { Cents } from "./cents.ts";
export { discountPieces, percentUp } from "./discount.ts";
export { fromEuros, isEuros, toEuros } from "./euros.ts";
export { formatDecimal, formatEuros, formatMoney, formatShort } from "./format.ts";
export { type AmountTag, readLocale } from "./locale.ts";
export { parseEuros } from "./parse.ts";
export { addPercent, convertToCurrency, multiplyRational, percentBelow, share, vatIncluded } from "./rational.ts";
