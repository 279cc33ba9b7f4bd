import { grammar } from "../grammar.ts";

/** Latin digits, because prices, numbers and dates stand beside codes that use them. */
const arabic = grammar("ar-u-nu-latn");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, list } = arabic;

export const oneIn = (chance: number) => arabic.oneIn(chance, "من كل");

/** Keeps a price, name or code inside an Arabic sentence in its own direction. */
export const isolate = (text: string) => `\u2068${text}\u2069`;
