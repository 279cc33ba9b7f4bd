import { grammar } from "../grammar.ts";

/** Uses Latin digits, because prices, numbers and dates stand beside codes with Latin digits. */
const arabic = grammar("ar-u-nu-latn");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = arabic;

export const oneIn = (chance: number) => arabic.oneIn(chance, "من كل");

/** Isolates a price, name or code, so that it keeps its own direction in an Arabic sentence. */
export const isolate = (text: string) => `\u2068${text}\u2069`;
