import { grammar } from "../grammar.ts";

const french = grammar("fr");

export const { plural, number, percent, flooredPercent, exactPercent, fileSize, duration, list } = french;

/** "1 sur 164", or with a noun "1 ouverture sur 164". */
export const oneIn = (chance: number, noun = "") => french.oneIn(chance, noun === "" ? "sur" : `${noun} sur`);

const VOWEL = /^[aeiouyhéèêœ]/iu;

/** A number with a noun, in all plural forms: "1 article", "2 articles", "1 000 000 d’articles". */
export const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: VOWEL.test(other) ? `# d’${other}` : `# de ${other}`, other: `# ${other}` });

/** "3 à 5 jours ouvrés", or "1 jour ouvré" if both are the same. */
export const workingDays = (min: number, max: number) =>
  min === max ? counted(max, "jour ouvré", "jours ouvrés") : `${min} à ${max} jours ouvrés`;
