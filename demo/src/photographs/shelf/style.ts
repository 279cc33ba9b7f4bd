import type { Shots } from "./shot.ts";

export const style: Shots = {
  "wollgrove-velvet-bow": { on: "creamTop", size: 0.58 },
  "wollgrove-striped-socks": { on: "oakTop", size: 0.62 },
  "wollgrove-zip-pouch": { on: "linenTop", size: 0.58 },
  "wollgrove-clasp-purse": { on: "roseTop", size: 0.58 },
  "wollgrove-cotton-tee": { on: "oakTop", size: 0.66 },
  "wollgrove-curved-cap": { on: "sage", size: 0.56 },
  "wollgrove-reading-glasses": { on: "walnutTop", size: 0.62 },
  "wollgrove-lambswool-gloves": {
    on: "linenTop",
    parts: [
      { x: 0.36, y: 0.48, size: 0.56, turn: -10 },
      { x: 0.66, y: 0.53, size: 0.56, turn: 10, flipped: true },
    ],
  },
  "wollgrove-sun-hat": { on: "sandTop", size: 0.66, tint: { orange: "straw", yellow: "straw" } },
  "wollgrove-wool-scarf": { on: "oakTop", size: 0.64 },
  "wollgrove-sunglasses": { on: "sandTop", size: 0.66, tint: { dark: "black", violet: "charcoal" }, turn: -8 },
  "wollgrove-day-backpack": { on: "forestFloor", tint: { red: "olive" }, focus: [0.5, 0.6] },
  "wollgrove-straight-jeans": { on: "oakTop", tint: { blue: "denim" }, size: 0.72, focus: [0.5, 0.15] },
  "wollgrove-top-hat": { on: "plum", focus: [0.5, 0.7] },
  "wollgrove-summer-dress": { on: "linenTop", size: 0.72, focus: [0.5, 0.3] },
  "wollgrove-indigo-robe": { on: "roseTop", tint: { blue: "indigo" }, size: 0.7, focus: [0.5, 0.3] },
  "wollgrove-camel-coat": { on: "walnutTop", tint: { warm: "camel" }, size: 0.7, focus: [0.5, 0.3] },
  "wollgrove-saddle-briefcase": { on: "desk", tint: { brown: "saddle", red: "saddle" }, focus: [0.5, 0.5] },
  "wollgrove-two-tone-handbag": { on: "sage", size: 0.64, focus: [0.5, 0.6] },
  "wollgrove-atelier-handbag": {
    on: "vanity",
    tint: { brown: "black", violet: "black", deep: "black", warm: "crimson" },
    size: 0.68,
    focus: [0.3, 0.6],
    also: "boudoir",
  },
};
