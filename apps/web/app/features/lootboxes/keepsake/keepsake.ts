import type { Tier } from "@trove/contract/tiers";

/** One win on the picture, with its texts in the page's language. */
export type KeptWin = { picture: string; name: string; tier: Tier; tierName: string; worth: string; chance: string };

/** Everything that a picture of an opening shows. It has no id, no balance and no time finer than the day. */
export type Keepsake = {
  shop: string;
  boxName: string;
  /** The hue of the box, in degrees. */
  hue: number;
  wins: readonly KeptWin[];
  /** Names and values, such as the price and the verdict. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The line with the person's name; undefined if they don't want it. */
  by: string | undefined;
  dir: "ltr" | "rtl";
};
