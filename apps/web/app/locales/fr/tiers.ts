import type { Translated } from "../texts.ts";
import type { tiers as english } from "../en/tiers.ts";

export const tiers: Translated<typeof english> = {
  names: {
    Common: "Commun",
    Uncommon: "Peu commun",
    Rare: "Rare",
    Epic: "Épique",
    Legendary: "Légendaire",
  },
};
