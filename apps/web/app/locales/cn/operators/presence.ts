import type { Translated } from "../../texts.ts";
import type { presence as english } from "../../en/operators/presence.ts";

/** Each text follows a name. */
export const presence: Translated<typeof english> = {
  label: "也在这里",
  doing: { editing: "正在编辑", looking: "正在查看" },
};
