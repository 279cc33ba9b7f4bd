import type { Shots } from "./shot.ts";

export const home: Shots = {
  "halmstrand-pillar-candle": { on: "cellar", size: 0.6 },
  "halmstrand-screwdriver": { on: "oakTop", size: 0.66 },
  "halmstrand-corn-broom": { on: "concreteTop", tint: "orange>straw", size: 0.72 },
  "halmstrand-brass-padlock": { on: "walnutTop", tint: "warm>brass", size: 0.58 },
  "halmstrand-wire-bin": { on: "desk", size: 0.58 },
  "halmstrand-wind-chime": { on: "skyTop", size: 0.7 },
  "halmstrand-claw-hammer": { on: "walnutTop", tint: "violet>ash brown>ash dark>ash", size: 0.68 },
  "halmstrand-paper-lantern": { on: "plum", size: 0.62 },
  "halmstrand-market-basket": { on: "kitchen", size: 0.6 },
  "halmstrand-mirror-ball": { on: "midnightTop", size: 0.66 },
  "halmstrand-dream-globe": { on: "study", size: 0.58 },
  "halmstrand-step-ladder": { on: "living", tint: "all>beech", size: 0.66 },
  "halmstrand-tool-box": { on: "street", focus: [0.5, 0.5] },
  "halmstrand-petal-mirror": { on: "mintTop", tint: "warm>gold", size: 0.66, focus: [0.5, 0.2] },
  "halmstrand-fired-vase": { on: "gallery", focus: [0.5, 0.45] },
  "halmstrand-oak-chair": { on: "living", tint: "all>oak", unboxed: true, focus: [0.5, 0.4] },
  "halmstrand-oak-bed": { on: "living", tint: "dark>oak violet>oak", size: 0.72, focus: [0.3, 0.4], unboxed: true },
  "halmstrand-reading-corner": {
    on: "living",
    size: 0.72,
    focus: [0.35, 0.7],
    near: [0.85, 0.25],
    also: "study",
    unboxed: true,
  },
};
