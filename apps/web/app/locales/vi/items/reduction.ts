import type { reduction as english } from "../../en/items/reduction.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const reduction: Translated<typeof english> = {
  lowest: "Giá thấp nhất trong 30 ngày trước đó:",
  less: (less: number) => `−${percent(less / 100)}`,
  until: (day: string) => `Đến hết ${day}`,
};
