import type { presence as english } from "../../en/operators/presence.ts";
import type { Translated } from "../../texts.ts";

/** The texts do not depend on the person's gender. */
export const presence: Translated<typeof english> = {
  label: "هنا أيضًا",
  doing: { editing: "في وضع التعديل", looking: "في وضع الاطلاع" },
};
