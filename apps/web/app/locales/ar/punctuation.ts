import type { punctuation as english } from "../en/punctuation.ts";
import type { Translated } from "../texts.ts";
import { isolate, list } from "./grammar.ts";

export const punctuation: Translated<typeof english> = {
  list: (parts: readonly string[]) => list(parts.map(isolate)),
  labelled: (label: string, value: string) => `${label}: ${isolate(value)}`,
  sentences: (all: readonly string[]) => all.join(" "),
};
