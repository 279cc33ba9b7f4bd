import { punctuation } from "./en/punctuation.ts";
import { pageLanguage } from "./page-language.ts";
import { textsIn } from "./texts.ts";

const words = () => textsIn(pageLanguage(), punctuation);

/** Joins parts into a list in the page's language: "a ring, a watch, and a lamp". */
export const listText = (parts: readonly string[]): string => words().list(parts);

/** Joins a label and its value: "Assignee: mara". */
export const labelled = (label: string, value: string): string => words().labelled(label, value);

/** Joins sentences into one text. */
export const sentences = (all: readonly string[]): string => words().sentences(all);
