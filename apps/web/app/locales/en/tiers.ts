import type { Tier } from "@trove/contract/tiers";
import { defineTexts } from "../texts.ts";

const names = {
  Common: "Common",
  Uncommon: "Uncommon",
  Rare: "Rare",
  Epic: "Epic",
  Legendary: "Legendary",
} satisfies Record<Tier, string>;

export const tiers = defineTexts({ names });
