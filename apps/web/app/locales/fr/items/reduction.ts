import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "Prix le plus bas des 30 jours précédents :",
  less: (less: number) => `−${percent(less / 100)}`,
  until: (day: string) => `Jusqu’au ${day}`,
};
