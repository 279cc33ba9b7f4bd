import { grammar } from "../grammar.ts";

const chinese = grammar("zh-CN");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = chinese;

/** "1/164": in Chinese a chance is written as a fraction, without spaces. */
export const oneIn = (chance: number) => chinese.oneIn(chance, "/").replaceAll(" ", "");
