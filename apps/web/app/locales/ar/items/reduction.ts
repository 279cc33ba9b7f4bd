import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "أدنى سعر خلال الأيام الثلاثين السابقة:",
  less: (less: number) => `−${percent(less / 100)}`,
  until: (day: string) => `حتى ${day}`,
};
