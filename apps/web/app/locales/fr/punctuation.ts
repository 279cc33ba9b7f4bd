import type { punctuation as english } from "../en/punctuation.ts";
import type { Translated } from "../texts.ts";
import { list } from "./grammar.ts";

export const punctuation: Translated<typeof english> = {
  list: (parts: readonly string[]) => list(parts),
  labelled: (label: string, value: string) => `${label}\u00a0: ${value}`,
  sentences: (all: readonly string[]) => all.join(" "),
};
