import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "أدنى سعر خلال الأيام الثلاثين السابقة:",
  less: (less: number) => `−${number(less)}%`,
  until: (day: string) => `حتى ${day}`,
};
