import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "此前30天最低价：",
  less: (less: number) => `−${number(less)}%`,
  until: (day: string) => `截至${day}`,
};
