import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "Prix le plus bas des 30 jours précédents :",
  less: (less: number) => `−${number(less)} %`,
  until: (day: string) => `Jusqu’au ${day}`,
};
