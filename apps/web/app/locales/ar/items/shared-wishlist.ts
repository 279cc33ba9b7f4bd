import type { Translated } from "../../texts.ts";
import type { sharedWishlist as english } from "../../en/items/shared-wishlist.ts";
import { isolate } from "../grammar.ts";

export const sharedWishlist: Translated<typeof english> = {
  title: "قائمة أمنيات",
  titleOf: (name: string) => `قائمة أمنيات ${isolate(name)}`,
  lead: "شخص ما يتمنى هذه المنتجات. الأسعار والمخزون كما هي اليوم.",
  none: "لا شيء في هذه القائمة الآن.",
  browse: "تصفّح المتجر",
  gone: { title: "لا شيء مُشارك هنا", text: "قد يكون الرابط خاطئًا، أو أوقف صاحب القائمة مشاركتها." },
};
