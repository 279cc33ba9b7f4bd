import { grammar } from "../grammar.ts";

const english = grammar("en");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = english;

export const oneIn = (chance: number) => english.oneIn(chance, "in");

/** "3–5 working days", or "1 working day" if both are the same. */
export const workingDays = (min: number, max: number) =>
  min === max ? plural(max, { one: "# working day", other: "# working days" }) : `${min}–${max} working days`;
