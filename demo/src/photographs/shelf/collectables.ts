import type { Shots } from "./shot.ts";

export const collectables: Shots = {
  "oldgate-lucky-envelope": { on: "wineFeltTop", size: 0.56, turn: -7 },
  "oldgate-tram-ticket": { on: "inkTop", size: 0.62, turn: 8 },
  "oldgate-pheasant-feather": { on: "creamTop", size: 0.7 },
  "oldgate-brass-token": { on: "walnutTop", tint: "warm>brass", size: 0.44 },
  "oldgate-sea-shell": { on: "sandTop", tint: "grey>cream", size: 0.54 },
  "oldgate-rock-crystal": { on: "mossTop", tint: "grey>quartz", size: 0.5 },
  "oldgate-bronze-medal": { on: "linenTop", size: 0.58 },
  "oldgate-clay-lamp": { on: "cellar", tint: "warm>mango", size: 0.6 },
  "oldgate-tin-saucer": { on: "dusk", size: 0.64, without: [0, 1] },
  "oldgate-stone-head": { on: "gallery", size: 0.6 },
  "oldgate-letter-opener": { on: "leatherTop", size: 0.7 },
  "oldgate-theatre-masks": { on: "wineTop", size: 0.64 },
  "oldgate-silver-medal": { on: "wineFeltTop", size: 0.62, focus: [0.5, 0.65] },
  "oldgate-scale-satellite": { on: "midnightTop", size: 0.68, focus: [0.5, 0.5] },
  "oldgate-sea-chart": { on: "walnutTop", size: 0.64, focus: [0.5, 0.5] },
  "oldgate-desk-globe": {
    on: "study",
    parts: [
      { motif: "globe-arm", x: 0.5, y: 0.86, size: 0.7 },
      { x: 0.49, y: 0.735, size: 0.51, turn: 18 },
    ],
    focus: [0.45, 0.4],
  },
  "oldgate-green-dragon": { on: "gallery", size: 0.66, focus: [0.4, 0.25] },
  "oldgate-post-horn": { on: "velvetTop", tint: "warm>brass", size: 0.7, focus: [0.5, 0.4] },
  "oldgate-regatta-cup": { on: "vanity", tint: "brown>ebony warm>palegold", size: 0.64, focus: [0.5, 0.3] },
  "oldgate-apothecary-scales": { on: "study", tint: "warm>brass", size: 0.66, focus: [0.5, 0.3] },
  "oldgate-festival-dolls": { on: "gallery", size: 0.66, focus: [0.5, 0.3] },
  "oldgate-quartz-cluster": {
    on: "velvet",
    parts: [
      { motif: "oak-stand", x: 0.5, y: 0.88, size: 0.74 },
      { x: 0.33, y: 0.78, size: 0.36, tint: "grey>quartz", turn: -22 },
      { x: 0.69, y: 0.79, size: 0.38, tint: "grey>quartz", turn: 26, flipped: true },
      { x: 0.5, y: 0.83, size: 0.5, tint: "grey>quartz", turn: 6 },
    ],
    focus: [0.5, 0.4],
  },
  "oldgate-small-gold-coin": { on: "velvetTop", size: 0.4, focus: [0.5, 0.5] },
  "oldgate-founders-medal": { on: "midnightTop", tint: "warm>gold", size: 0.66, focus: [0.5, 0.65], also: "wineTop" },
  "oldgate-large-gold-coin": {
    on: "wineTop",
    parts: [
      { x: 0.62, y: 0.4, size: 0.5, turn: 14 },
      { x: 0.42, y: 0.58, size: 0.56, turn: -6 },
    ],
    focus: [0.5, 0.5],
    also: "midnightTop",
  },
};
