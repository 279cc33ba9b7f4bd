import { grammar } from "../grammar.ts";

/** Uses Latin digits, because prices, numbers and dates stand beside codes with Latin digits. */
const arabic = grammar("ar-u-nu-latn");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = arabic;

export const oneIn = (chance: number) => arabic.oneIn(chance, "من كل");

/** Isolates a price, name or code, so that it keeps its own direction in an Arabic sentence. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** A span of working days, or one number of them if both are the same. */
export function workingDays(min: number, max: number): string {
  if (min === 1 && max === 2) return "من يوم عمل إلى يومين";
  const most = plural(max, { one: "يوم عمل", two: "يومي عمل", few: "# أيام عمل", other: "# يوم عمل" });
  return min === max ? most : `من ${min} إلى ${most}`;
}
