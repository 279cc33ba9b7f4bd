import { grammar } from "../grammar.ts";

const vietnamese = grammar("vi");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, list } = vietnamese;

/** "1 trên 164": in Vietnamese the smaller number comes first too. */
export const oneIn = (chance: number) => vietnamese.oneIn(chance, "trên");
