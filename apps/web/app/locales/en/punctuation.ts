import { defineTexts } from "../texts.ts";
import { list } from "./grammar.ts";

/** How the language joins several texts into one. */
export const punctuation = defineTexts({
  list: (parts: readonly string[]) => list(parts),
  labelled: (label: string, value: string) => `${label}: ${value}`,
  sentences: (all: readonly string[]) => all.join(" "),
});
