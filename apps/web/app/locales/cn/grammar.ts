import { grammar } from "../grammar.ts";

const chinese = grammar("zh-CN");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = chinese;

/** "1/164": in Chinese a chance is written as a fraction, without spaces. */
export const oneIn = (chance: number) => chinese.oneIn(chance, "/").replaceAll(" ", "");

/** "3–5 个工作日", or "1 个工作日" if both are the same. */
export const workingDays = (min: number, max: number) => `${min === max ? max : `${min}–${max}`} 个工作日`;
