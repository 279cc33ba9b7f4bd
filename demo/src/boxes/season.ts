import { cents } from "@trove/money";
import type { BoxRow } from "../crate.ts";

export const season: readonly BoxRow[] = [
  {
    name: "Winter Fair",
    text: "Candles, wool and skates. It opens again when the first snow lies.",
    since: "2026-08-26",
    price: cents(3900),
    payout: 0.88,
    beat: 0.27,
    look: { hue: 200, accent: 250, lid: "flaps", shape: "low", pattern: "stars" },
    tags: ["Gift"],
    inside: [
      "halmstrand-pillar-candle",
      "sugarloom-heather-honey",
      "tumblewick-plush-penguin",
      "halmstrand-paper-lantern",
      "wollgrove-lambswool-gloves",
      "wollgrove-wool-scarf",
      "tarnvik-snow-goggles",
      "tarnvik-ash-sled",
      "spindrel-ice-skates",
      "tumblewick-steam-train-set",
      "spindrel-touring-skis",
    ],
    status: "Paused",
  },
];
