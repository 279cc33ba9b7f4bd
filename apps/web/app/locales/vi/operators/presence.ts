import type { Translated } from "../../texts.ts";
import type { presence as english } from "../../en/operators/presence.ts";

/** Each text follows a name. */
export const presence: Translated<typeof english> = {
  label: "Cũng đang ở đây",
  doing: { editing: "đang chỉnh sửa", looking: "đang xem" },
};
