import type { Tier } from "@trove/contract/tiers";
import type { Translated } from "../texts.ts";
import type { tiers as english } from "../en/tiers.ts";

const names = {
  Common: "普通",
  Uncommon: "少见",
  Rare: "稀有",
  Epic: "史诗",
  Legendary: "传说",
} satisfies Record<Tier, string>;

export const tiers: Translated<typeof english> = { names };
