import type { Shots } from "./shot.ts";

export const toys: Shots = {
  "tumblewick-balloon": { on: "mist", size: 0.68 },
  "tumblewick-bubble-mix": { on: "skyTop", size: 0.62 },
  "tumblewick-splash-pistol": { on: "grassTop", size: 0.64, turn: -6 },
  "tumblewick-yo-yo": { on: "butter", size: 0.6 },
  "tumblewick-balsa-plane": { on: "skyTop", tint: { grey: "ash", white: "ash" }, size: 0.68 },
  "tumblewick-magic-wand": { on: "midnightTop", size: 0.66 },
  "tumblewick-rubber-tyrannosaur": { on: "clay" },
  "tumblewick-beech-boomerang": { on: "grassTop", size: 0.62 },
  "tumblewick-die-cast-tractor": { on: "playroom" },
  "tumblewick-plush-penguin": { on: "mist" },
  "tumblewick-tin-rocket": { on: "midnightTop", size: 0.66 },
  "tumblewick-diamond-kite": { on: "grassTop", size: 0.7 },
  "tumblewick-small-bear": { on: "blush" },
  "tumblewick-rainbow-abacus": { on: "nursery", size: 0.58 },
  "tumblewick-paper-donkey": { on: "butter" },
  "tumblewick-clockwork-racer": { on: "gym", size: 0.66 },
  "tumblewick-nesting-dolls": {
    on: "playroom",
    parts: [
      { x: 0.76, y: 0.77, size: 0.3 },
      { x: 0.63, y: 0.8, size: 0.42 },
      { x: 0.38, y: 0.84, size: 0.58 },
    ],
  },
  "tumblewick-palm-helicopter": { on: "nursery", size: 0.66 },
  "tumblewick-carousel-music-box": { on: "lilac", focus: [0.3, 0.3] },
  "tumblewick-wooden-castle": {
    on: "nursery",
    tint: { grey: "beech", white: "beech", violet: "beech" },
    focus: [0.5, 0.6],
  },
  "tumblewick-mohair-bear": { on: "study", tint: { warm: "camel" }, size: 0.66, focus: [0.5, 0.3] },
  "tumblewick-steam-train-set": { on: "gym", size: 0.66, focus: [0.35, 0.6] },
  "tumblewick-ride-on-car": { on: "patio", size: 0.68, focus: [0.3, 0.6] },
};
