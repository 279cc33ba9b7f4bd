import { grammar } from "../grammar.ts";

const vietnamese = grammar("vi");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = vietnamese;

/** "1 trên 164": as in English, the smaller number comes first. */
export const oneIn = (chance: number) => vietnamese.oneIn(chance, "trên");

/** "3–5 ngày làm việc", or "1 ngày làm việc" if both are the same. */
export const workingDays = (min: number, max: number) => `${min === max ? max : `${min}–${max}`} ngày làm việc`;
