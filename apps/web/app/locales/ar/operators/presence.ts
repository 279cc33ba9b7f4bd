import type { presence as english } from "../../en/operators/presence.ts";
import type { Translated } from "../../texts.ts";

/** They say nothing about the person's gender. */
export const presence: Translated<typeof english> = {
  label: "هنا أيضًا",
  doing: { editing: "في وضع التعديل", looking: "في وضع الاطلاع" },
};
