import type { Translated } from "../texts.ts";
import type { tiers as english } from "../en/tiers.ts";

export const tiers: Translated<typeof english> = {
  names: {
    Common: "Thường",
    Uncommon: "Ít gặp",
    Rare: "Hiếm",
    Epic: "Sử thi",
    Legendary: "Huyền thoại",
  },
};
