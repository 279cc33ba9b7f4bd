import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "Giá thấp nhất trong 30 ngày trước đó:",
  less: (less: number) => `−${number(less)}%`,
  until: (day: string) => `Đến hết ${day}`,
};
