import { grammar } from "../grammar.ts";

const english = grammar("en");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = english;

export const oneIn = (chance: number) => english.oneIn(chance, "in");
