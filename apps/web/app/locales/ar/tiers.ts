import type { Tier } from "@trove/contract/tiers";
import type { tiers as english } from "../en/tiers.ts";
import type { Translated } from "../texts.ts";

const names = {
  Common: "شائع",
  Uncommon: "غير شائع",
  Rare: "نادر",
  Epic: "ملحمي",
  Legendary: "أسطوري",
} satisfies Record<Tier, string>;

export const tiers: Translated<typeof english> = { names };
